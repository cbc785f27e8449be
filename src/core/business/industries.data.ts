import type { Option } from '../survey/question.ts'

/** What a business does. Ids are stored and never change; names may. */
export interface Industry extends Option {
  subIndustries: readonly Option[]
}

/**
 * The 21 industries in the order shown. Names that the specification gives are kept exactly; the others follow
 * the divisions of ANZSIC 2006, so that every business belongs to one.
 */
export const INDUSTRIES: readonly Industry[] = [
  {
    id: 'accommodation',
    text: 'Accommodation',
    subIndustries: [
      { id: 'hotels_and_motels', text: 'Hotels and motels' },
      { id: 'bed_and_breakfast_guest_house', text: 'Bed and breakfast, guest house' },
      { id: 'holiday_homes_and_apartments', text: 'Holiday homes and apartments' },
      { id: 'holiday_park_or_camping', text: 'Holiday park or camping' },
      { id: 'backpackers_and_hostels', text: 'Backpackers and hostels' },
      { id: 'farm_or_retreat_stay', text: 'Farm or retreat stay' },
    ],
  },
  {
    id: 'administrative',
    text: 'Administrative and Support Services',
    subIndustries: [
      { id: 'office_and_virtual_assistance', text: 'Office and virtual assistance' },
      { id: 'cleaning_services', text: 'Cleaning services' },
      { id: 'gardening_and_grounds', text: 'Gardening and grounds' },
      { id: 'recruitment_and_labour_hire', text: 'Recruitment and labour hire' },
      { id: 'security_services', text: 'Security services' },
      { id: 'packaging_and_labelling', text: 'Packaging and labelling' },
      { id: 'pest_control', text: 'Pest control' },
    ],
  },
  {
    id: 'agriculture',
    text: 'Agriculture, Forestry and Fishing',
    subIndustries: [
      { id: 'fruit_vegetables_and_nuts', text: 'Fruit, vegetables and nuts' },
      { id: 'livestock_and_dairy', text: 'Livestock and dairy' },
      { id: 'viticulture', text: 'Viticulture' },
      { id: 'nursery_and_flowers', text: 'Nursery and flowers' },
      { id: 'forestry', text: 'Forestry' },
      { id: 'fishing_and_aquaculture', text: 'Fishing and aquaculture' },
      { id: 'farm_services_and_contracting', text: 'Farm services and contracting' },
    ],
  },
  {
    id: 'artistic',
    text: 'Artistic Activities',
    subIndustries: [
      { id: 'visual_arts_and_craft', text: 'Visual arts and craft' },
      { id: 'music_and_performing_arts', text: 'Music and performing arts' },
      { id: 'photography_and_film', text: 'Photography and film' },
      { id: 'writing_and_publishing', text: 'Writing and publishing' },
      { id: 'design_and_illustration', text: 'Design and illustration' },
      { id: 'galleries_and_venues', text: 'Galleries and venues' },
      { id: 'festivals_and_events', text: 'Festivals and events' },
    ],
  },
  {
    id: 'community',
    text: 'Community and Not-for-profit',
    subIndustries: [
      { id: 'charity', text: 'Charity' },
      { id: 'club_or_association', text: 'Club or association' },
      { id: 'faith_organisation', text: 'Faith organisation' },
      { id: 'community_service', text: 'Community service' },
      { id: 'social_enterprise', text: 'Social enterprise' },
      { id: 'local_or_public_body', text: 'Local or public body' },
      {
        id: 'maori_aboriginal_or_torres_strait_islander_organisation',
        text: 'Māori, Aboriginal or Torres Strait Islander organisation',
      },
    ],
  },
  {
    id: 'construction',
    text: 'Construction',
    subIndustries: [
      { id: 'builder', text: 'Builder' },
      { id: 'electrician', text: 'Electrician' },
      { id: 'plumber_and_gasfitter', text: 'Plumber and gasfitter' },
      { id: 'carpenter_and_joiner', text: 'Carpenter and joiner' },
      { id: 'painter_and_decorator', text: 'Painter and decorator' },
      { id: 'landscaper', text: 'Landscaper' },
      { id: 'roofing_and_concreting', text: 'Roofing and concreting' },
      { id: 'civil_and_earthworks', text: 'Civil and earthworks' },
    ],
  },
  {
    id: 'education',
    text: 'Education and Training',
    subIndustries: [
      { id: 'early_childhood', text: 'Early childhood' },
      { id: 'tutoring_and_coaching', text: 'Tutoring and coaching' },
      { id: 'language_school', text: 'Language school' },
      { id: 'vocational_training', text: 'Vocational training' },
      { id: 'driving_school', text: 'Driving school' },
      { id: 'arts_music_and_sport_lessons', text: 'Arts, music and sport lessons' },
      { id: 'online_courses', text: 'Online courses' },
    ],
  },
  {
    id: 'finance',
    text: 'Financial and Insurance Services',
    subIndustries: [
      { id: 'accountant_and_bookkeeper', text: 'Accountant and bookkeeper' },
      { id: 'financial_adviser', text: 'Financial adviser' },
      { id: 'mortgage_and_finance_broker', text: 'Mortgage and finance broker' },
      { id: 'insurance_broker', text: 'Insurance broker' },
      { id: 'lending_and_credit', text: 'Lending and credit' },
      { id: 'payroll_services', text: 'Payroll services' },
    ],
  },
  {
    id: 'food_beverage',
    text: 'Food and Beverage',
    subIndustries: [
      { id: 'cafe', text: 'Café' },
      { id: 'restaurant', text: 'Restaurant' },
      { id: 'takeaway_and_food_truck', text: 'Takeaway and food truck' },
      { id: 'bar_pub_or_winery_door', text: 'Bar, pub or winery door' },
      { id: 'bakery', text: 'Bakery' },
      { id: 'catering', text: 'Catering' },
      { id: 'food_and_drink_maker', text: 'Food and drink maker' },
    ],
  },
  {
    id: 'health',
    text: 'Health Wellness and Care',
    subIndustries: [
      { id: 'medical_and_dental_practice', text: 'Medical and dental practice' },
      { id: 'allied_health', text: 'Allied health' },
      { id: 'mental_health_and_counselling', text: 'Mental health and counselling' },
      { id: 'natural_and_complementary_therapy', text: 'Natural and complementary therapy' },
      { id: 'gym_yoga_and_fitness', text: 'Gym, yoga and fitness' },
      { id: 'aged_and_disability_care', text: 'Aged and disability care' },
      { id: 'childcare', text: 'Childcare' },
      { id: 'vet_and_animal_health', text: 'Vet and animal health' },
    ],
  },
  {
    id: 'media_technology',
    text: 'Information, Media and Technology',
    subIndustries: [
      { id: 'software_and_apps', text: 'Software and apps' },
      { id: 'web_and_digital_agency', text: 'Web and digital agency' },
      { id: 'it_support', text: 'IT support' },
      { id: 'telecommunications', text: 'Telecommunications' },
      { id: 'publishing_and_broadcasting', text: 'Publishing and broadcasting' },
      { id: 'data_and_hosting', text: 'Data and hosting' },
    ],
  },
  {
    id: 'manufacturing',
    text: 'Manufacturing',
    subIndustries: [
      { id: 'clothing_and_textiles', text: 'Clothing and textiles' },
      { id: 'furniture_and_joinery', text: 'Furniture and joinery' },
      { id: 'metal_and_machinery', text: 'Metal and machinery' },
      { id: 'printing', text: 'Printing' },
      { id: 'health_and_beauty_products', text: 'Health and beauty products' },
      { id: 'building_products', text: 'Building products' },
      { id: 'other_goods', text: 'Other goods' },
    ],
  },
  {
    id: 'mining_energy',
    text: 'Mining, Energy, Water and Waste',
    subIndustries: [
      { id: 'mining_and_quarrying', text: 'Mining and quarrying' },
      { id: 'mining_services', text: 'Mining services' },
      { id: 'electricity_and_solar', text: 'Electricity and solar' },
      { id: 'gas_and_water', text: 'Gas and water' },
      { id: 'waste_and_recycling', text: 'Waste and recycling' },
    ],
  },
  {
    id: 'personal_repair',
    text: 'Personal, Repair and Maintenance Services',
    subIndustries: [
      { id: 'hairdresser_and_barber', text: 'Hairdresser and barber' },
      { id: 'beauty_and_nails', text: 'Beauty and nails' },
      { id: 'mechanic_and_auto_repair', text: 'Mechanic and auto repair' },
      { id: 'appliance_and_electronics_repair', text: 'Appliance and electronics repair' },
      { id: 'laundry_and_dry_cleaning', text: 'Laundry and dry cleaning' },
      { id: 'pet_care_and_grooming', text: 'Pet care and grooming' },
      { id: 'weddings_and_celebrants', text: 'Weddings and celebrants' },
      { id: 'funeral_services', text: 'Funeral services' },
    ],
  },
  {
    id: 'professional',
    text: 'Professional, Scientific and Technical Services',
    subIndustries: [
      { id: 'legal_services', text: 'Legal services' },
      { id: 'architecture_and_engineering', text: 'Architecture and engineering' },
      { id: 'business_consulting', text: 'Business consulting' },
      { id: 'marketing_and_advertising', text: 'Marketing and advertising' },
      { id: 'surveying_and_testing', text: 'Surveying and testing' },
      { id: 'science_and_research', text: 'Science and research' },
      { id: 'translation', text: 'Translation' },
    ],
  },
  {
    id: 'property',
    text: 'Property, Rental and Real Estate',
    subIndustries: [
      { id: 'real_estate_agency', text: 'Real estate agency' },
      { id: 'property_management', text: 'Property management' },
      { id: 'vehicle_and_equipment_hire', text: 'Vehicle and equipment hire' },
      { id: 'party_and_event_hire', text: 'Party and event hire' },
      { id: 'storage', text: 'Storage' },
      { id: 'commercial_property', text: 'Commercial property' },
    ],
  },
  {
    id: 'retail',
    text: 'Retail / eCommerce',
    subIndustries: [
      { id: 'online_only', text: 'Online only' },
      { id: 'clothing_and_accessories', text: 'Clothing and accessories' },
      { id: 'food_and_drink_shop', text: 'Food and drink shop' },
      { id: 'home_and_garden', text: 'Home and garden' },
      { id: 'gifts_and_toys', text: 'Gifts and toys' },
      { id: 'health_and_beauty', text: 'Health and beauty' },
      { id: 'electronics', text: 'Electronics' },
      { id: 'market_stall', text: 'Market stall' },
    ],
  },
  {
    id: 'tourism',
    text: 'Tourism',
    subIndustries: [
      { id: 'tours_and_guides', text: 'Tours and guides' },
      { id: 'attractions_and_activities', text: 'Attractions and activities' },
      { id: 'adventure_and_outdoor', text: 'Adventure and outdoor' },
      { id: 'cultural_experiences', text: 'Cultural experiences' },
      { id: 'travel_agency', text: 'Travel agency' },
      { id: 'visitor_transport', text: 'Visitor transport' },
      { id: 'sport_and_recreation_venue', text: 'Sport and recreation venue' },
    ],
  },
  {
    id: 'transport',
    text: 'Transport, Postal and Warehousing',
    subIndustries: [
      { id: 'courier_and_delivery', text: 'Courier and delivery' },
      { id: 'trucking_and_freight', text: 'Trucking and freight' },
      { id: 'taxi_ride_and_passenger', text: 'Taxi, ride and passenger' },
      { id: 'removals', text: 'Removals' },
      { id: 'storage_and_logistics', text: 'Storage and logistics' },
      { id: 'marine_and_air', text: 'Marine and air' },
    ],
  },
  {
    id: 'wholesale',
    text: 'Wholesale Trade',
    subIndustries: [
      { id: 'food_and_groceries', text: 'Food and groceries' },
      { id: 'machinery_and_equipment', text: 'Machinery and equipment' },
      { id: 'building_supplies', text: 'Building supplies' },
      { id: 'clothing_and_household', text: 'Clothing and household' },
      { id: 'health_and_medical', text: 'Health and medical' },
      { id: 'import_and_export', text: 'Import and export' },
    ],
  },
  {
    id: 'other',
    text: 'Other',
    subIndustries: [
      { id: 'something_else', text: 'Something else' },
      { id: 'not_sure', text: 'Not sure' },
      { id: 'side_business', text: 'Side business' },
    ],
  },
]
