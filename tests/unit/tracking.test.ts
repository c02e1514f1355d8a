import { trackingHosts } from "@/lib/tools/hosting/csp";
import { afterCall, callPlaces, sendTimeout, tagTimeout } from "@/lib/tracking/events";
import { callEvents, consentSignals, destinations, tagAddress } from "@/lib/tracking/tag";

const analytics = { gtagId: "G-ABC" };
const ads = { gtagId: "AW-1", conversionId: "AW-1/etykieta" };
const both = { gtagId: "G-ABC", conversionId: "AW-1/etykieta" };

test("what follows a call is set for places that exist, and the tag answers before a contact button gives up", () => {
  expect(Object.keys(afterCall).filter((place) => !(callPlaces as readonly string[]).includes(place))).toEqual([]);
  expect(afterCall).toEqual({ hero: 100, "contact-tile": 1000, service: 100 });
  expect(tagTimeout).toBeLessThan(sendTimeout);
});

test("every account is named once", () => {
  expect(destinations({})).toEqual([]);
  expect(destinations(analytics)).toEqual(["G-ABC"]);
  expect(destinations(ads)).toEqual(["AW-1"]);
  expect(destinations(both)).toEqual(["G-ABC", "AW-1"]);
});

test("a call is one event for every account", () => {
  const url = "tel:+48320000000";
  expect(callEvents(analytics, url)).toEqual([{ name: "phone_call", send_to: "G-ABC", link_url: url }]);
  expect(callEvents(ads, url)).toEqual([{ name: "conversion", send_to: "AW-1/etykieta" }]);
  expect(callEvents(both, url)).toEqual([
    { name: "conversion", send_to: "AW-1/etykieta" },
    { name: "phone_call", send_to: "G-ABC", link_url: url },
  ]);
});

test("consent grants only what the accounts need, and never personalised advertisements", () => {
  const denied = {
    analytics_storage: "denied",
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
  };
  expect(consentSignals(both, false)).toEqual(denied);
  expect(consentSignals(analytics, true)).toEqual({ ...denied, analytics_storage: "granted" });
  expect(consentSignals(ads, true)).toEqual({ ...denied, ad_storage: "granted", ad_user_data: "granted" });
  expect(consentSignals(both, true)).toEqual({
    analytics_storage: "granted",
    ad_storage: "granted",
    ad_user_data: "granted",
    ad_personalization: "denied",
  });
});

describe("the Content-Security-Policy", () => {
  test("gains no host without a tag", () => {
    const none = { "script-src": [], "img-src": [], "connect-src": [], "frame-src": [] };
    expect(trackingHosts({})).toEqual(none);
    expect(trackingHosts({ conversionId: "AW-1/etykieta" })).toEqual(none);
  });

  test("gains what the accounts need, each host once", () => {
    const hosts = JSON.stringify(trackingHosts(analytics));
    expect(hosts).toContain("https://*.google-analytics.com");
    expect(hosts).not.toContain("doubleclick");
    expect(trackingHosts(ads)["script-src"]).toContain("https://www.googleadservices.com");
    for (const list of Object.values(trackingHosts(both))) expect(new Set(list).size).toBe(list.length);
  });

  test.each([analytics, ads, both])("lets the tag itself in, over https only: %j", (tracking) => {
    const hosts = trackingHosts(tracking);
    const matching = hosts["script-src"].map((host) => host.replace("*.", "www."));
    expect(matching).toContain(new URL(tagAddress(tracking.gtagId)).origin);
    for (const host of Object.values(hosts).flat()) expect(host).toMatch(/^https:\/\/(\*\.)?[a-z0-9.-]+$/);
  });
});
