interface InstalledPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
}
type Packages = Readonly<Record<string, InstalledPackage>>;

export declare const rootDir: string;
export declare const isInstalled: (wanted: Packages, installed: Packages) => boolean;
export declare const prepare: () => void;
export declare const runOnShop: (program: string) => never;
