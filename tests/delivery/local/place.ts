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
