/** A business and the names in its menu. */
export interface Trade {
  name: string
  /** Its name for the whole offer; often a word of its own. */
  whole: string
  /** What it offers, each on a page of its own. */
  parts: readonly string[]
  /** The text of such a page. */
  says: string
  /** What visitors are asked to do there. */
  action: string
}

export const TRADES: readonly Trade[] = [
  {
    name: 'a plumber',
    whole: 'Plumbing',
    parts: ['Blocked drains', 'Hot water', 'Leaks'],
    says: 'We come to your house and we fix it on the day.',
    action: 'Book a plumber',
  },
  {
    name: 'an electrician',
    whole: 'Electrical',
    parts: ['Switchboards', 'Lighting', 'EV chargers'],
    says: 'All our work is tested and comes with a certificate.',
    action: 'Get a quote',
  },
  {
    name: 'a lawyer',
    whole: 'Practice areas',
    parts: ['Family law', 'Property law', 'Wills and estates'],
    says: 'We explain what the law says and what you can do.',
    action: 'Make an appointment',
  },
  {
    name: 'a dentist',
    whole: 'Dentistry',
    parts: ['Check-ups', 'Implants', 'Whitening'],
    says: 'You will be seen by the same dentist every time.',
    action: 'Book an appointment',
  },
  {
    name: 'a vet',
    whole: 'For your pet',
    parts: ['Vaccinations', 'Dental care', 'Desexing'],
    says: 'We look after dogs, cats and rabbits of all ages.',
    action: 'Call us',
  },
  {
    name: 'a photographer',
    whole: 'Sessions',
    parts: ['Weddings', 'Newborns', 'Portraits'],
    says: 'You receive all the pictures within two weeks.',
    action: 'Enquire now',
  },
  {
    name: 'a florist',
    whole: 'Flowers',
    parts: ['Wedding flowers', 'Funeral flowers', 'Corporate'],
    says: 'We arrange what is in season and bring it to you.',
    action: 'Request a quote',
  },
  {
    name: 'a gym',
    whole: 'Train with us',
    parts: ['Small groups', 'Personal training', 'Open gym'],
    says: 'Come for a week and see whether it is for you.',
    action: 'Join today',
  },
  {
    name: 'a tutor',
    whole: 'Tuition',
    parts: ['Maths', 'English', 'Exam preparation'],
    says: 'We teach in groups of four and one to one.',
    action: 'Enrol now',
  },
  {
    name: 'a cleaner',
    whole: 'Cleaning',
    parts: ['House cleaning', 'Office cleaning', 'End of lease cleaning'],
    says: 'We bring everything and you only open the door.',
    action: 'Get a free quote',
  },
  {
    name: 'an accountant',
    whole: 'How we help',
    parts: ['Tax returns', 'Bookkeeping', 'Self-managed super'],
    says: 'You will know what you owe before it is due.',
    action: 'Schedule a call',
  },
  {
    name: 'a mechanic',
    whole: 'Workshop',
    parts: ['Log book servicing', 'Brakes', 'Roadworthy'],
    says: 'We tell you what it costs before we begin.',
    action: 'Book your car in',
  },
  {
    name: 'a builder',
    whole: 'What we build',
    parts: ['New homes', 'Renovations', 'Decks'],
    says: 'One person looks after your job from plan to key.',
    action: 'Request a call',
  },
  {
    name: 'an architect',
    whole: 'Expertise',
    parts: ['Houses', 'Additions', 'Interiors'],
    says: 'We draw, we count and we stay until it is built.',
    action: 'Make an enquiry',
  },
  {
    name: 'a café',
    whole: 'Eat',
    parts: ['Breakfast', 'Lunch', 'Catering'],
    says: 'Everything is made here in the morning.',
    action: 'Reserve a table',
  },
  {
    name: 'a restaurant',
    whole: 'Food and wine',
    parts: ['Dinner', 'Set menu', 'Private dining'],
    says: 'The kitchen is open until ten on every day.',
    action: 'Book a table',
  },
  {
    name: 'a hairdresser',
    whole: 'Hair',
    parts: ['Cuts', 'Colour', 'Extensions'],
    says: 'We take the time that your hair needs.',
    action: 'Book now',
  },
  {
    name: 'a physiotherapist',
    whole: 'Treatments',
    parts: ['Back pain', 'Sports injuries', 'After surgery'],
    says: 'We see you within two days of your call.',
    action: 'Make an appointment',
  },
  {
    name: 'a web designer',
    whole: 'Solutions',
    parts: ['Websites', 'Search', 'Hosting'],
    says: 'You can change every word of it yourself.',
    action: 'Get started',
  },
  {
    name: 'a skipper',
    whole: 'Charters',
    parts: ['Half-day trips', 'Full-day trips', 'Twilight cruises'],
    says: 'We leave from the wharf when the tide is right.',
    action: 'Book a trip',
  },
  {
    name: 'a motel',
    whole: 'Units',
    parts: ['Studio unit', 'Family unit', 'Cabins'],
    says: 'Each has its own kitchen and a view of the bay.',
    action: 'Check the dates',
  },
  {
    name: 'a hall of a church',
    whole: 'Hire',
    parts: ['Main hall', 'Chapel', 'Kitchen'],
    says: 'It seats ninety people and has a car park.',
    action: 'Enquire about dates',
  },
]
