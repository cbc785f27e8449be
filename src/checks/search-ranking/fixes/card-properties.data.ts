/**
 * Properties of `LocalBusiness`, `Organization`, `Place` and `Service` (schema.org 29.0) that a card keeps unchanged: the owner put them there. What is
 * in a card beside them is named in the note of the piece.
 */
export const KEPT: ReadonlySet<string> = new Set(
  `acceptsReservations additionalType aggregateRating alternateName amenityFeature areaServed award brand contactPoint currenciesAccepted
department description disambiguatingDescription duns employee faxNumber founder foundingDate foundingLocation geo globalLocationNumber
hasMap hasMenu hasOfferCatalog identifier image isAccessibleForFree isicV4 knowsAbout knowsLanguage latitude legalName location
logo longitude makesOffer memberOf menu numberOfEmployees openingHours openingHoursSpecification parentOrganization paymentAccepted
photo priceRange potentialAction publicAccess review servesCuisine serviceType slogan smokingAllowed specialOpeningHoursSpecification starRating subOrganization
taxID vatID`.split(/\s+/u),
)
