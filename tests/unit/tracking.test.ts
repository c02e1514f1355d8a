/** A call is counted twice or not at all, or a visitor is tracked without consent. */
import { trackingHosts } from "@/lib/tools/hosting/csp";
import { sendTimeout, tagTimeout } from "@/lib/tracking/events";
import { callEvents, consentSignals, destinations, tagAddress } from "@/lib/tracking/tag";

const analytics = { gtagId: "G-ABC" };
const ads = { gtagId: "AW-1", conversionId: "AW-1/etykieta" };
const both = { gtagId: "G-ABC", conversionId: "AW-1/etykieta" };

test("the tag answers before a contact button gives up", () => {
  expect(tagTimeout).toBeLessThan(sendTimeout);
});

test("every account is a destination once", () => {
  expect([{}, analytics, ads, both].map(destinations)).toEqual([[], ["G-ABC"], ["AW-1"], ["G-ABC", "AW-1"]]);
});

test("a call is one event for every account", () => {
  const url = "tel:+48320000000";
  const call = { name: "phone_call", send_to: "G-ABC", link_url: url };
  const conversion = { name: "conversion", send_to: "AW-1/etykieta" };
  expect([analytics, ads, both].map((accounts) => callEvents(accounts, url))).toEqual([
    [call],
    [conversion],
    [conversion, call],
  ]);
});

test("consent grants only what the accounts need, and never personalised advertisements", () => {
  const names = ["analytics_storage", "ad_storage", "ad_user_data", "ad_personalization"] as const;
  const granted = (accounts: typeof both | typeof analytics, yes: boolean) => {
    const signals = consentSignals(accounts, yes);
    expect(Object.keys(signals).toSorted()).toEqual([...names].toSorted());
    return names.filter((name) => signals[name] === "granted");
  };
  expect(granted(both, false)).toEqual([]);
  expect(granted(analytics, true)).toEqual(["analytics_storage"]);
  expect(granted(ads, true)).toEqual(["ad_storage", "ad_user_data"]);
  expect(granted(both, true)).toEqual(["analytics_storage", "ad_storage", "ad_user_data"]);
});

describe("the Content-Security-Policy", () => {
  test("gains no host without a tag", () => {
    const none = { "script-src": [], "img-src": [], "connect-src": [], "frame-src": [] };
    for (const tracking of [{}, { conversionId: "AW-1/etykieta" }]) expect(trackingHosts(tracking)).toEqual(none);
  });

  test.each([
    [analytics, "https://*.google-analytics.com", "doubleclick"],
    [ads, "https://www.googleadservices.com", "analytics.google.com"],
    [both, "https://www.googleadservices.com", "http:"],
  ])("allows the tag and the account's hosts, each once and over https only: %j", (tracking, needed, other) => {
    const hosts = trackingHosts(tracking);
    expect(JSON.stringify(hosts)).toContain(needed);
    expect(JSON.stringify(hosts)).not.toContain(other);
    expect(hosts["frame-src"]).toEqual("conversionId" in tracking ? ["https://www.googletagmanager.com"] : []);
    const scripts = hosts["script-src"].map((host) => host.replace("*.", "www."));
    expect(scripts).toContain(new URL(tagAddress(tracking.gtagId)).origin);
    for (const list of Object.values(hosts)) {
      expect(new Set(list).size).toBe(list.length);
      for (const host of list) expect(host).toMatch(/^https:\/\/(\*\.)?[a-z0-9.-]+$/);
    }
  });
});
