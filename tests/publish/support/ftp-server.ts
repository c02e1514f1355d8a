/** vsftpd with TLS on 127.0.0.1, for one test file. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { programPath, selfSigned, sendsGreeting, startProgram } from "@/tests/delivery/local/process";

/** It starts as root only, and gives up its rights at a login. */
export const hasFtpServer = programPath("vsftpd") !== undefined && process.getuid?.() === 0;

/** The user of the server after a login; its package makes it. */
const ftpUser = "ftp";

const switchedOn = [
  ..."listen anonymous_enable write_enable secure_email_list_enable anon_upload_enable".split(" "),
  ..."anon_mkdir_write_enable anon_other_write_enable ssl_enable allow_anon_ssl".split(" "),
  ..."force_anon_data_ssl force_anon_logins_ssl".split(" "),
];
const switchedOff = "listen_ipv6 background local_enable anon_world_readable_only seccomp_sandbox".split(" ");

/**
 * Starts the server. The anonymous login with a list of passwords needs no user of the system.
 * @param top folder that a login sees as /
 */
export async function startFtp(dir: string, top = join(dir, "ftp")) {
  const folder = join(top, "www");
  mkdirSync(folder, { recursive: true });
  execFileSync("chown", ["-R", ftpUser, folder]);
  const { certificate, key } = selfSigned(join(dir, "ftp-certificate"), ["localhost", "127.0.0.1"]);
  const password = "haslo-testowe";
  writeFileSync(join(dir, "ftp-passwords"), `${password}\n`);
  const port = await getPort({ host: "127.0.0.1" });
  const settings = {
    listen_address: "127.0.0.1",
    listen_port: port,
    email_password_file: join(dir, "ftp-passwords"),
    anon_root: top,
    ftp_username: ftpUser,
    anon_umask: "022",
    rsa_cert_file: certificate,
    rsa_private_key_file: key,
    ssl_ciphers: "HIGH",
    secure_chroot_dir: join(dir, "ftp-empty"),
    delay_failed_login: 0,
    max_clients: 50,
    max_per_ip: 50,
    vsftpd_log_file: join(dir, "ftp.log"),
  };
  mkdirSync(settings.secure_chroot_dir, { recursive: true });
  const config = join(dir, "vsftpd.conf");
  const lines = [
    ...switchedOn.map((name) => `${name}=YES`),
    ...switchedOff.map((name) => `${name}=NO`),
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
  ];
  writeFileSync(config, `${lines.join("\n")}\n`);
  const path = programPath("vsftpd") ?? "";
  const { close } = await startProgram({ path, args: [config], port, answers: sendsGreeting });
  return { port, user: "anonymous", password, certificate: readFileSync(certificate, "utf8"), folder, close };
}
