import { apacheAlone, nginxRefuses, nodeRefuses, odd } from "./odd-request";

const refused = { sends: { allow: "GET, HEAD" } };

/** Methods, those that are answered and those that are not. */
export const methods = [
  odd(
    "POST, whatever the address",
    405,
    "/ /oferta/ /nie-ma /robots.txt /test-lancuch /.env /.well-known/security.txt /media/",
    { method: "POST", sends: { allow: "GET, HEAD", location: undefined } },
  ),
  ...["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"].map((method) =>
    odd(method, 405, "/oferta", { ...refused, method }),
  ),
  odd("a method nobody knows", 405, "/oferta", { ...refused, method: "FOO", except: { own: nodeRefuses } }),
  odd("a method in small letters", 405, "/oferta", {
    ...refused,
    method: "get",
    except: { own: nodeRefuses, nginx: nginxRefuses },
  }),
  odd("TRACE", 405, "/oferta", {
    ...refused,
    method: "TRACE",
    except: { apache2: { status: 200, why: "answered before .htaccess; TraceEnable is the host's" } },
  }),
  odd("CONNECT", 405, "/oferta", {
    ...refused,
    method: "CONNECT",
    except: { apache2: apacheAlone(400), own: { status: 0, why: "Node hangs up" } },
  }),
  odd("OPTIONS of the server", 405, "*", {
    method: "OPTIONS",
    except: {
      apache2: { status: 200, why: "answered before any rule" },
      nginx: nginxRefuses,
      caddy: { status: 200, why: "Go answers it" },
    },
  }),
  odd("HEAD", 200, "/oferta /robots.txt", { method: "HEAD" }),
  odd("HEAD of nothing", 404, "/nie-ma /.env /media/", { method: "HEAD" }),
  odd("HEAD of another spelling", "301 /oferta", "/oferta/ /test-lancuch", { method: "HEAD" }),
];
