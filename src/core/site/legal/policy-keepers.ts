/** Services that write and host legal pages for websites, and hosts where owners keep documents. */
const POLICY_KEEPER =
  /(?:^|\.)(?:termly\.io|iubenda\.com|termsfeed\.com|getterms\.io|privacypolicies\.com|freeprivacypolicy\.com|privacypolicygenerator\.info|termsofservicegenerator\.net|websitepolicies\.(?:com|net)|privacyterms\.io|generateprivacypolicy\.com|termageddon\.com|enzuzo\.com|cookiebot\.com|legalvision\.com\.au|lawpath\.com\.au|notion\.site|notion\.so|docs\.google\.com|drive\.google\.com|sites\.google\.com|myshopify\.com)$/u

export const isPolicyKeeper = (host: string): boolean => POLICY_KEEPER.test(host)
