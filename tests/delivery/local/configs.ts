import { existsSync, readdirSync } from "node:fs";
import { certificatePlaceholder, keyPlaceholder, rootPlaceholder } from "@/lib/tools/hosting/hosts/nginx";

/** Ports and files a configuration is filled in with. */
export type Place = {
  dir: string;
  root: string;
  http: number;
  https: number;
  certificate: string;
  key: string;
  host: string;
};

const moduleFolder = "/usr/lib/nginx/modules";
const modules = existsSync(moduleFolder) ? readdirSync(moduleFolder) : [];
/** The dynamic module of this machine's nginx that sends what is packed with Brotli; none where it is not installed. */
export const brotliModule = modules.find((name) => name.includes("brotli_static"));

/** The generated server block with its placeholders filled in, inside the least of an nginx configuration. */
export function nginxMain(place: Place, block: string): string {
  const filled = block
    .replaceAll(rootPlaceholder, place.root)
    .replaceAll(certificatePlaceholder, place.certificate)
    .replaceAll(keyPlaceholder, place.key)
    .replaceAll(/^ *listen \[::\].*\n/gm, "")
    // As the comment above it says.
    .replace(/^ *brotli_static .*\n/m, brotliModule ? "$&" : "")
    .replace("listen 80;", `listen 127.0.0.1:${place.http};`)
    .replace("listen 443 ", `listen 127.0.0.1:${place.https} `);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `${brotliModule ? `load_module ${moduleFolder}/${brotliModule};` : ""}
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes auto;
pid ${place.dir}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
${temporary.map((name) => `  ${name}_temp_path ${place.dir}/${name};`).join("\n")}
${filled}
}
`;
}

/** The generated Caddyfile on the ports of the test, with a certificate instead of one from the network. */
export function caddyMain(place: Place, file: string): string {
  const options = `http_port ${place.http}
	https_port ${place.https}
	default_bind 127.0.0.1
	admin off
	auto_https disable_certs
	log {
		level ERROR
	}`;
  return file.replace(/^\{$/m, `{\n\t${options}`).replace(/# tls .*/, `tls ${place.certificate} ${place.key}`);
}
