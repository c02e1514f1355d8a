type Props = { /** Name of the service in reports. */ service: string };

/** Hidden element with the name of the service, for page-script.browser.ts. */
export function MeasurementsMarker({ service }: Props) {
  return <span hidden data-measurements={service} />;
}
