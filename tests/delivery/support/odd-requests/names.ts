import type { Exception, OddRequests } from "./odd-request";

const anyName: Exception = {
  status: 200,
  why: "answers under every name: which name is the right one is the host's business",
};
const notServed = { own: anyName, apache2: anyName };

/** Names of other sites, in headers and addresses. */
export const names: readonly OddRequests[] = [
  {
    name: "another spelling under another site's name",
    paths: ["/oferta/", "/oferta.html", "/test-lancuch"],
    headers: { Host: "evil.example" },
    status: 301,
    location: "/oferta",
  },
  {
    name: "a page under another site's name",
    paths: ["/oferta"],
    headers: { Host: "evil.example" },
    status: 301,
    location: "/oferta",
    except: notServed,
  },
  {
    name: "another spelling as another site's whole address",
    paths: ["http://evil.example/oferta/", "https://evil.example//oferta.html"],
    status: 301,
    location: "/oferta",
  },
  {
    name: "a page as another site's whole address",
    paths: ["http://evil.example/oferta"],
    status: 301,
    location: "/oferta",
    except: notServed,
  },
  {
    name: "a proxy's word for another site's name",
    paths: ["/oferta/"],
    headers: { "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" },
    status: 301,
    location: "/oferta",
  },
  { name: "no name at all", paths: ["/oferta/"], headers: { Host: undefined }, status: 400 },
  {
    name: "a name that is none",
    paths: ["/oferta"],
    headers: { Host: "a/b" },
    status: 400,
    except: { own: anyName },
  },
];
