/** Industries by id, with the names that owners choose from. */
export const INDUSTRIES: Readonly<Record<string, string>> = {
  accommodation: 'Accommodation',
  administrative: 'Administrative and Support Services',
  agriculture: 'Agriculture, Forestry and Fishing',
  artistic: 'Artistic Activities',
  community: 'Community and Not-for-profit',
  construction: 'Construction',
  education: 'Education and Training',
  finance: 'Financial and Insurance Services',
  food_beverage: 'Food and Beverage',
  health: 'Health Wellness and Care',
  media_technology: 'Information, Media and Technology',
  manufacturing: 'Manufacturing',
  mining_energy: 'Mining, Energy, Water and Waste',
  personal_repair: 'Personal, Repair and Maintenance Services',
  professional: 'Professional, Scientific and Technical Services',
  property: 'Property, Rental and Real Estate',
  retail: 'Retail / eCommerce',
  tourism: 'Tourism',
  transport: 'Transport, Postal and Warehousing',
  wholesale: 'Wholesale Trade',
  other: 'Other',
}

/** Whole years of trading. */
export const BUSINESS_AGES: Readonly<Record<string, string>> = {
  not_started: 'Not started yet',
  under_1: 'Less than 1 year',
  '1_2': '1 to 2 years',
  '3_5': '3 to 5 years',
  '6_10': '6 to 10 years',
  over_10: 'More than 10 years',
}

/** Staff, not counting the owner, on the bands of the Australian Bureau of Statistics. */
export const STAFF_COUNTS: Readonly<Record<string, string>> = {
  '0': 'Just me',
  '1_4': '1 to 4',
  '5_19': '5 to 19',
  '20_199': '20 to 199',
  '200_plus': '200 or more',
}

export const COUNTRIES: Readonly<Record<string, string>> = {
  AU: 'Australia',
  NZ: 'New Zealand',
  OTHER: 'Other',
}
