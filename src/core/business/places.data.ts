import type { Option } from '../survey/question.ts'

export const COUNTRY_OPTIONS: readonly Option[] = [
  { id: 'AU', text: 'Australia' },
  { id: 'NZ', text: 'New Zealand' },
  { id: 'OTHER', text: 'Other' },
]

/** A time zone that applies in a country, and the cities offered there. */
export interface TimeZoneArea {
  country: string
  /** IANA name. */
  zone: string
  cities: readonly string[]
}

const names = (list: string): readonly string[] => list.split(', ')

/** The first area of a country has the time zone of all its cities that are not listed. */
export const TIME_ZONE_AREAS: readonly TimeZoneArea[] = [
  {
    country: 'AU',
    zone: 'Australia/Sydney',
    cities: names(
      'Sydney, Newcastle, Central Coast, Wollongong, Canberra, Albury, Wagga Wagga, Tamworth, Dubbo, Orange, Coffs Harbour',
    ),
  },
  {
    country: 'AU',
    zone: 'Australia/Melbourne',
    cities: names('Melbourne, Geelong, Ballarat, Bendigo, Shepparton, Mildura'),
  },
  {
    country: 'AU',
    zone: 'Australia/Brisbane',
    cities: names('Brisbane, Gold Coast, Sunshine Coast, Toowoomba, Townsville, Cairns, Mackay, Rockhampton'),
  },
  { country: 'AU', zone: 'Australia/Adelaide', cities: names('Adelaide, Mount Gambier') },
  { country: 'AU', zone: 'Australia/Perth', cities: names('Perth, Bunbury, Geraldton') },
  { country: 'AU', zone: 'Australia/Hobart', cities: names('Hobart, Launceston') },
  { country: 'AU', zone: 'Australia/Darwin', cities: names('Darwin, Alice Springs') },
  {
    country: 'NZ',
    zone: 'Pacific/Auckland',
    cities: names(
      'Auckland, Hamilton, Tauranga, Rotorua, Whangārei, Gisborne, Napier, Hastings, New Plymouth, Whanganui, Palmerston North, Wellington, Nelson, Blenheim, Christchurch, Timaru, Queenstown, Dunedin, Invercargill',
    ),
  },
]
