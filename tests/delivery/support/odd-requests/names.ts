import { odd } from "./odd-request";

const anyName = {
  status: 200,
  why: "answers under every name: which name is the right one is the host's business",
};
const evil = { Host: "evil.example" };

/** Names of other sites, in headers and addresses. */
export const names = [
  odd("another spelling under another site's name", "301 /oferta", "/oferta/ /oferta.html /test-lancuch", {
    headers: evil,
  }),
  odd("a page under another site's name", "301 /oferta", "/oferta", {
    headers: evil,
    except: { own: anyName, apache2: anyName },
  }),
  odd(
    "another spelling as another site's whole address",
    "301 /oferta",
    "http://evil.example/oferta/ https://evil.example//oferta.html",
  ),
  odd("a page as another site's whole address", "301 /oferta", "http://evil.example/oferta", {
    except: { own: anyName, apache2: anyName },
  }),
  odd("a proxy's word for another site's name", "301 /oferta", "/oferta/", {
    headers: { "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" },
  }),
  odd("no name at all", 400, "/oferta/", { headers: { Host: undefined } }),
  odd("a name that is none", 400, "/oferta", { headers: { Host: "a/b" }, except: { own: anyName } }),
];
