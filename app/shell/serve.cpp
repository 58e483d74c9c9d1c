#include "app/shell/serve.h"

#include "app/session/files/qr_code.h"
#include "app/shell/view_models.h"
#include "app/shell/windowless_program.h"

#include <QGuiApplication>
#include <QSocketNotifier>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace pocketmars::app {
namespace {

using session::SessionError;

/// Ends the program's event loop at SIGINT and SIGTERM: the handler may do no more than write.
class EndSignals {
public:
    EndSignals() {
        if (::pipe2(s_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
            return; // then a signal ends the program as ever
        }
        m_notifier = std::make_unique<QSocketNotifier>(s_pipe[0], QSocketNotifier::Read);
        QObject::connect(m_notifier.get(), &QSocketNotifier::activated,
                         [] { QCoreApplication::quit(); });
        for (const int signal : {SIGINT, SIGTERM}) {
            std::signal(signal, [](int) { (void)!::write(s_pipe[1], "", 1); });
        }
    }
    ~EndSignals() {
        std::signal(SIGINT, SIG_DFL);
        std::signal(SIGTERM, SIG_DFL);
    }
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

private:
    static inline std::array<int, 2> s_pipe{-1, -1};
    std::unique_ptr<QSocketNotifier> m_notifier;
};

/// The code for the next phone, and what is typed about those that there are.
class TypedCommands {
public:
    TypedCommands(PhoneViewModel& phone, cli::Terminal& terminal)
        : m_phone(phone), m_terminal(terminal) {
        QObject::connect(&phone, &PhoneViewModel::invitationChanged, &m_typed,
                         [this] { printCode(); });
        QObject::connect(&phone, &PhoneViewModel::phonesChanged, &m_typed, [this] { printNew(); });
        QObject::connect(&m_typed, &QSocketNotifier::activated, &m_typed, [this] { read(); });
    }

    void printCode() {
        if (!m_phone.running()) {
            return;
        }
        const auto invitation = m_phone.invitation().toStdString();
        m_terminal.out << '\n'
                       << session::qrText(invitation) << '\n'
                       << "For the next phone: " << invitation << std::endl;
    }

private:
    /// Who was not there before.
    void printNew() {
        for (const auto& phone : m_phone.phones()) {
            if (!m_known.contains(phone.id)) {
                m_known << phone.id;
                m_terminal.err << "Paired: " << phone.name.toStdString() << std::endl;
            }
        }
    }

    void read() {
        std::array<char, 512> bytes{};
        const auto size = ::read(STDIN_FILENO, bytes.data(), bytes.size());
        if (size <= 0) {
            m_typed.setEnabled(false); // nobody types
            return;
        }
        m_line.append(bytes.data(), static_cast<qsizetype>(size));
        for (auto end = m_line.indexOf('\n'); end >= 0; end = m_line.indexOf('\n')) {
            obey(QString::fromUtf8(m_line.left(end)).trimmed());
            m_line.remove(0, end + 1);
        }
    }

    void obey(const QString& line) {
        if (line == QLatin1String("stop")) {
            QCoreApplication::quit();
        } else if (line == QLatin1String("code")) {
            printCode();
        } else if (line == QLatin1String("phones")) {
            for (const auto& phone : m_phone.phones()) {
                m_terminal.out << phone.name.toStdString() << (phone.here ? "" : "  (away)")
                               << '\n';
            }
            m_terminal.out << m_phone.phones().size() << " paired" << std::endl;
        } else if (line.startsWith(QLatin1String("out "))) {
            throwOut(line.mid(4).trimmed());
        } else if (!line.isEmpty()) {
            m_terminal.err << "type 'phones', 'out NAME', 'code' or 'stop'" << std::endl;
        }
    }

    void throwOut(const QString& name) {
        for (const auto& phone : m_phone.phones()) {
            if (phone.name == name) {
                m_phone.throwOut(phone.id);
                m_terminal.err << "Thrown out: " << name.toStdString() << std::endl;
                return;
            }
        }
        m_terminal.err << "there is no phone '" << name.toStdString()
                       << "'; type 'phones' for those that there are" << std::endl;
    }

    PhoneViewModel& m_phone;
    cli::Terminal& m_terminal;
    QSocketNotifier m_typed{STDIN_FILENO, QSocketNotifier::Read};
    QByteArray m_line;
    QStringList m_known;
};

/// Takes a profile into use, once it is known which there are.
cli::Outcome useProfile(ProfilesViewModel& profiles, const std::string& name) {
    while (!profiles.listed()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    if (name.empty()) {
        return {};
    }
    const auto wanted = QString::fromStdString(name);
    if (!profiles.names().contains(wanted)) {
        return tl::unexpected(SessionError{"there is no card profile '" + name + "'; there are " +
                                           profiles.names().join(", ").toStdString()});
    }
    profiles.setCurrent(wanted);
    return {};
}

} // namespace

cli::Outcome serve(const cli::ServeOptions& options, cli::Terminal& terminal) {
    const auto places = usualPlaces();
    if (!places) {
        return tl::unexpected(places.error());
    }
    const WindowlessProgram program;
    ViewModels models(*places, session::findSample());
    models.play.lendCamera(true); // no page shows what it sees before a game is played
    models.play.lookForGame();
    if (auto used = useProfile(models.profiles, options.profile); !used) {
        return used;
    }
    const EndSignals endSignals;
    TypedCommands typed(models.phone, terminal);
    phone::PhoneServerOptions wanted;
    wanted.address = options.address;
    wanted.isPortFirm = options.port != 0;
    if (wanted.isPortFirm) {
        wanted.port = static_cast<std::uint16_t>(options.port);
    }
    models.phone.startAt(wanted);
    if (!models.phone.running()) {
        return tl::unexpected(SessionError{models.phone.trouble()->text().toStdString()});
    }
    terminal.err << "Ctrl+C, or 'stop', ends it; 'phones' lists who is paired." << std::endl;
    QGuiApplication::exec();
    models.phone.stop();
    return {};
}

} // namespace pocketmars::app
