/** vsftpd with TLS on 127.0.0.1, for one test file. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { greets, programPath, selfSigned, startProgram } from "@/tests/delivery/local/process";

/** It starts as root only: it gives up its rights when somebody logs in. */
export const hasFtpServer = programPath("vsftpd") !== undefined && process.getuid?.() === 0;

/** Whom the server becomes when somebody has logged in: the user that its package makes. */
const ftpUser = "ftp";

/**
 * Starts the server. The login is vsftpd's anonymous one, let in by a list of passwords: it needs no user of the
 * system.
 * @param top folder on this machine that a login sees as /
 */
export async function startFtp(dir: string, top = join(dir, "ftp")) {
  const folder = join(top, "www");
  mkdirSync(folder, { recursive: true });
  const own = (path: string) => void execFileSync("chown", ["-R", ftpUser, path]);
  own(folder);
  const { certificate, key } = selfSigned(join(dir, "ftp-certificate"), ["localhost", "127.0.0.1"]);
  const password = "haslo-testowe";
  writeFileSync(join(dir, "ftp-passwords"), `${password}\n`);
  const port = await getPort({ host: "127.0.0.1" });
  const settings = {
    listen: "YES",
    listen_ipv6: "NO",
    background: "NO",
    listen_address: "127.0.0.1",
    listen_port: port,
    anonymous_enable: "YES",
    local_enable: "NO",
    write_enable: "YES",
    secure_email_list_enable: "YES",
    email_password_file: join(dir, "ftp-passwords"),
    anon_root: top,
    ftp_username: ftpUser,
    anon_upload_enable: "YES",
    anon_mkdir_write_enable: "YES",
    anon_other_write_enable: "YES",
    anon_world_readable_only: "NO",
    anon_umask: "022",
    ssl_enable: "YES",
    allow_anon_ssl: "YES",
    force_anon_data_ssl: "YES",
    force_anon_logins_ssl: "YES",
    rsa_cert_file: certificate,
    rsa_private_key_file: key,
    ssl_ciphers: "HIGH",
    secure_chroot_dir: join(dir, "ftp-empty"),
    seccomp_sandbox: "NO",
    delay_failed_login: 0,
    max_clients: 50,
    max_per_ip: 50,
    vsftpd_log_file: join(dir, "ftp.log"),
  };
  mkdirSync(settings.secure_chroot_dir, { recursive: true });
  const config = join(dir, "vsftpd.conf");
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(config, lines.join(""));
  const { close } = await startProgram({ path: programPath("vsftpd") ?? "", args: [config], port, answers: greets });
  return { port, user: "anonymous", password, certificate: readFileSync(certificate, "utf8"), folder, own, close };
}
