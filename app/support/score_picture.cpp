#include "app/support/score_picture.h"

#include "app/support/write_error.h"

#include <QFontMetrics>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

#include <algorithm>

namespace pocketmars::app {
namespace {

constexpr int kWidth = 1200; // px
constexpr int kMargin = 48;
constexpr int kRow = 56;
constexpr QColor kPaper(255, 255, 255);
constexpr QColor kInk(42, 30, 23);
constexpr QColor kMuted(107, 88, 76);
constexpr QColor kRule(224, 211, 199);
constexpr QColor kTotal(248, 227, 216);

QFont fontOf(int px, bool bold) {
    QFont font;
    font.setPixelSize(px);
    font.setBold(bold);
    return font;
}

int photoHeight(const ScorePicture& sheet) {
    return sheet.photo.isNull() ? 0 : sheet.photo.height() * kWidth / sheet.photo.width();
}

int sheetHeight(const ScorePicture& sheet) {
    const int head = kMargin + 60 + (sheet.remark.isEmpty() ? 0 : 40) + kMargin / 2;
    return head + kRow * static_cast<int>(sheet.lines.size() + 1) + kMargin;
}

void paint(QPainter& painter, const ScorePicture& sheet) {
    painter.fillRect(0, 0, kWidth, sheetHeight(sheet) + photoHeight(sheet), kPaper);
    const auto write = [&](const QRect& where, int flags, const QString& text) {
        painter.drawText(where, flags | Qt::AlignVCenter | Qt::TextSingleLine, text);
    };
    const int wide = kWidth - 2 * kMargin;
    int y = kMargin;
    painter.setPen(kInk);
    painter.setFont(fontOf(44, true));
    write({kMargin, y, wide, 60}, Qt::AlignLeft, sheet.title);
    y += 60;
    if (!sheet.remark.isEmpty()) {
        painter.setPen(kMuted);
        painter.setFont(fontOf(26, false));
        write({kMargin, y, wide, 40}, Qt::AlignLeft, sheet.remark);
        y += 40;
    }
    y += kMargin / 2;
    const int columns = static_cast<int>(sheet.columns.size());
    const int column = std::min(240, wide * 2 / 3 / std::max(1, columns));
    const auto cell = [&](int place, int row) {
        return QRect(kWidth - kMargin - (columns - place) * column, y + row * kRow, column, kRow);
    };
    for (int i = 0; i < columns; ++i) {
        const auto& player = sheet.columns[i];
        painter.setFont(fontOf(28, true));
        const auto title =
            QFontMetrics(painter.font()).elidedText(player.title, Qt::ElideRight, column - 56);
        const int text = QFontMetrics(painter.font()).horizontalAdvance(title);
        const auto head = cell(i, 0);
        painter.setPen(QPen(kInk, 1));
        painter.setBrush(player.colour);
        painter.drawEllipse(QRect(head.right() - text - 44, head.center().y() - 12, 24, 24));
        write(head.adjusted(0, 0, -8, 0), Qt::AlignRight, title);
    }
    for (int line = 0; line < sheet.lines.size(); ++line) {
        const bool isTotal = line + 1 == sheet.lines.size();
        const QRect row(kMargin, y + (line + 1) * kRow, wide, kRow);
        if (isTotal) {
            painter.fillRect(row, kTotal);
        }
        painter.setPen(kRule);
        painter.drawLine(row.topLeft(), row.topRight());
        painter.setPen(kInk);
        painter.setFont(fontOf(28, isTotal));
        write(row.adjusted(8, 0, 0, 0), Qt::AlignLeft, sheet.lines[line]);
        for (int i = 0; i < columns; ++i) {
            write(cell(i, line + 1).adjusted(0, 0, -8, 0), Qt::AlignRight,
                  sheet.columns[i].points.value(line));
        }
    }
    if (!sheet.photo.isNull()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRect(0, sheetHeight(sheet), kWidth, photoHeight(sheet)), sheet.photo);
    }
}

bool isPdf(const std::filesystem::path& file) {
    return QString::fromStdString(file.extension().string())
               .compare(QLatin1String(".pdf"), Qt::CaseInsensitive) == 0;
}

void writePdf(QIODevice& out, const ScorePicture& sheet) {
    constexpr int kDotsPerInch = 150;
    QPdfWriter pdf(&out);
    pdf.setResolution(kDotsPerInch);
    pdf.setTitle(sheet.title);
    pdf.setCreator(QStringLiteral("Pocket Mars Table"));
    const QSizeF inches(static_cast<double>(kWidth) / kDotsPerInch,
                        static_cast<double>(sheetHeight(sheet) + photoHeight(sheet)) /
                            kDotsPerInch);
    pdf.setPageSize(QPageSize(inches, QPageSize::Inch, {}, QPageSize::ExactMatch));
    pdf.setPageMargins(QMarginsF());
    QPainter painter(&pdf);
    paint(painter, sheet);
}

} // namespace

QImage drawn(const ScorePicture& sheet) {
    QImage picture(kWidth, sheetHeight(sheet) + photoHeight(sheet), QImage::Format_RGB32);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, sheet);
    return picture;
}

tl::expected<void, session::SessionError> savePicture(const std::filesystem::path& file,
                                                      const ScorePicture& sheet) {
    QSaveFile out(QString::fromStdString(file.string()));
    if (!out.open(QIODevice::WriteOnly)) {
        return tl::unexpected(cannotWrite(file, out.errorString()));
    }
    bool isWritten = true;
    if (isPdf(file)) {
        writePdf(out, sheet);
    } else {
        auto format = QString::fromStdString(file.extension().string()).mid(1).toLatin1();
        isWritten = drawn(sheet).save(&out, format.isEmpty() ? "PNG" : format.constData());
    }
    if (!isWritten) {
        return tl::unexpected(session::SessionError{
            file.string() + ": no picture is called so; end its name in .png, .jpg or .pdf"});
    }
    if (!out.commit()) {
        return tl::unexpected(cannotWrite(file, out.errorString()));
    }
    return {};
}

} // namespace pocketmars::app
