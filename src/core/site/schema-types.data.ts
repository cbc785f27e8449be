/** LocalBusiness and its subtypes (schema.org 29.0). */
export const LOCAL_BUSINESS_TYPES: ReadonlySet<string> = new Set(
  `LocalBusiness AnimalShelter ArchiveOrganization AutomotiveBusiness AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair
AutoWash GasStation MotorcycleDealer MotorcycleRepair ChildCare Dentist DryCleaningOrLaundry EmergencyService FireStation
Hospital PoliceStation EmploymentAgency EntertainmentBusiness AdultEntertainment AmusementPark ArtGallery Casino ComedyClub
MovieTheater NightClub FinancialService AccountingService AutomatedTeller BankOrCreditUnion InsuranceAgency
FoodEstablishment Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant Winery
GovernmentOffice PostOffice HealthAndBeautyBusiness BeautySalon DaySpa HairSalon HealthClub NailSalon TattooParlor
HomeAndConstructionBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber
RoofingContractor InternetCafe LegalService Attorney Notary Library LodgingBusiness BedAndBreakfast Campground Hostel Hotel
Motel Resort SkiResort VacationRental MedicalBusiness CommunityHealth Dermatology DietNutrition Emergency Geriatric
Gynecologic MedicalClinic CovidTestingFacility Midwifery Nursing Obstetric Oncologic Optician Optometric Otolaryngologic
Pediatric Pharmacy Physician IndividualPhysician PhysiciansOffice Physiotherapy PlasticSurgery Podiatric PrimaryCare
Psychiatric PublicHealth ProfessionalService RadioStation RealEstateAgent RecyclingCenter SelfStorage ShoppingCenter
SportsActivityLocation BowlingAlley ExerciseGym GolfCourse PublicSwimmingPool SportsClub StadiumOrArena TennisComplex Store
BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore ElectronicsStore Florist FurnitureStore
GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore MensClothingStore MobilePhoneStore
MovieRentalStore MusicStore OfficeEquipmentStore OutletStore PawnShop PetStore ShoeStore SportingGoodsStore TireShop ToyStore
WholesaleStore TelevisionStation TouristInformationCenter TravelAgency`.split(/\s+/u),
)

/** Places that schema.org 29.0 lists under no organisation, and whose names are those of who runs them. */
export const RUN_PLACES: ReadonlySet<string> = new Set(
  `ApartmentComplex Aquarium BuddhistTemple CatholicChurch Cemetery Church CityHall Crematorium Embassy EventVenue HinduTemple
Mosque Museum MusicVenue PerformingArtsTheater PlaceOfWorship RVPark Synagogue Zoo`.split(/\s+/u),
)

/** Other organisations (schema.org 29.0, subtypes of Organization that small sites use). */
export const ORGANISATION_TYPES: ReadonlySet<string> = new Set(
  `Organization Airline Consortium Cooperative Corporation EducationalOrganization CollegeOrUniversity ElementarySchool HighSchool
MiddleSchool Preschool School FundingScheme GovernmentOrganization LibrarySystem MedicalOrganization DiagnosticLab
VeterinaryCare NGO NewsMediaOrganization OnlineBusiness OnlineStore PerformingGroup DanceGroup MusicGroup TheaterGroup
PoliticalParty Project ResearchOrganization SearchRescueOrganization SportsOrganization SportsTeam WorkersUnion`.split(
    /\s+/u,
  ),
)

/** The other types of data that describe a website or business (seo-rules, rule 117), with their usual subtypes. */
export const OTHER_CARD_TYPES: ReadonlySet<string> = new Set(
  `WebSite Product ProductGroup IndividualProduct ProductModel Vehicle Car Service FoodService Taxi TaxiService Event
BusinessEvent ChildrensEvent ComedyEvent CourseInstance DanceEvent EducationEvent ExhibitionEvent Festival FoodEvent
LiteraryEvent MusicEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent Article BlogPosting
NewsArticle TechArticle Report SocialMediaPosting`.split(/\s+/u),
)
