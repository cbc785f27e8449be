/**
 * Properties of `LocalBusiness`, `Organization` and `Place` (schema.org 29.0) that a card keeps unchanged. Ratings and reviews
 * are left out: search engines ignore those of a business about itself (Google Search Central, review snippets).
 */
export const KEPT: ReadonlySet<string> = new Set(
  `acceptsReservations additionalType alternateName amenityFeature areaServed award brand contactPoint currenciesAccepted
department description disambiguatingDescription duns employee faxNumber founder foundingDate foundingLocation geo globalLocationNumber
hasMap hasMenu hasOfferCatalog identifier image isAccessibleForFree isicV4 knowsAbout knowsLanguage latitude legalName location
logo longitude makesOffer memberOf menu numberOfEmployees openingHours openingHoursSpecification parentOrganization paymentAccepted
photo priceRange publicAccess servesCuisine slogan smokingAllowed specialOpeningHoursSpecification starRating subOrganization
taxID vatID`.split(/\s+/u),
)
