type Props = { /** Name of the service as it is reported. */ service: string };

/** Tells page-script.browser.ts that this is the measurements page. Not shown. */
export function MeasurementsMarker({ service }: Props) {
  return <span hidden data-measurements={service} />;
}
