#include "app/support/sheet_pdf.h"

#include "app/support/write_error.h"

#include <QFont>
#include <QGuiApplication>
#include <QPageSize>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <QSaveFile>

namespace pocketmars::app {
namespace {

constexpr double kHairlineMm = 0.15;

QRectF toQt(const cv::Rect2d& r) { return {r.x, r.y, r.width, r.height}; }
QPointF toQt(cv::Point2d p) { return {p.x, p.y}; }

void drawText(QPainter& painter, const calibration::PrintedText& text) {
    // Fonts have whole pixels, so they are drawn large and scaled down.
    constexpr int kPxPerMm = 100;
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(qRound(text.heightMm * kPxPerMm));
    painter.save();
    painter.translate(toQt(text.at));
    painter.scale(1.0 / kPxPerMm, 1.0 / kPxPerMm);
    painter.setFont(font);
    painter.drawText(QPointF(0, 0), QString::fromStdString(text.text));
    painter.restore();
}

} // namespace

void drawSheet(QPainter& painter, const calibration::PrintSheet& sheet) {
    // One path: rectangles that touch must not show a seam.
    QPainterPath black;
    black.setFillRule(Qt::WindingFill);
    for (const auto& rect : sheet.black) {
        black.addRect(toQt(rect));
    }
    painter.fillPath(black, Qt::black);
    painter.setPen(QPen(Qt::black, kHairlineMm));
    for (const auto& line : sheet.hairlines) {
        painter.drawLine(toQt(line.from), toQt(line.to));
    }
    for (const auto& text : sheet.texts) {
        drawText(painter, text);
    }
}

tl::expected<void, session::SessionError> saveSheet(const std::filesystem::path& file,
                                                    const calibration::PrintSheet& sheet) {
    QSaveFile out(QString::fromStdString(file.string()));
    if (!out.open(QIODevice::WriteOnly)) {
        return tl::unexpected(cannotWrite(file, out.errorString()));
    }
    {
        QPdfWriter pdf(&out);
        constexpr int kDotsPerInch = 1200;
        constexpr double kMmPerInch = 25.4;
        pdf.setResolution(kDotsPerInch);
        pdf.setTitle(QString::fromStdString(sheet.title));
        pdf.setCreator(QStringLiteral("Pocket Mars Table"));
        pdf.setPageSize(
            QPageSize(sheet.paper == calibration::Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
        pdf.setPageMargins(QMarginsF());
        QPainter painter;
        if (!painter.begin(&pdf)) {
            return tl::unexpected(cannotWrite(file, out.errorString()));
        }
        painter.scale(kDotsPerInch / kMmPerInch, kDotsPerInch / kMmPerInch);
        drawSheet(painter, sheet);
    }
    if (!out.commit()) {
        return tl::unexpected(cannotWrite(file, out.errorString()));
    }
    return {};
}

} // namespace pocketmars::app
