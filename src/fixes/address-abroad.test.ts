import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growsWithLength } from '#support/work-time.ts'
import { addressCountriesIn, onlyAddressAbroadIn, tellsTownAbroad } from './address-abroad.ts'

const parts = (text: string) => {
  const found = onlyAddressAbroadIn([text])
  if (!found) return null
  const { street, locality, region, postcode } = found.postal
  return [found.country, street, locality, region, postcode]
}

const STATED = {
  'Visit us at 61 Mill Valley Dr, St Peters, MO, 63304 or call': [
    'US',
    '61 Mill Valley Dr',
    'St Peters',
    'MO',
    '63304',
  ],
  '2200 Elm Avenue S, Suite 4\nMinneapolis, Minnesota 55404-1234': [
    'US',
    '2200 Elm Avenue S, Suite 4',
    'Minneapolis',
    'Minnesota',
    '55404-1234',
  ],
  '(612) 454-0142\nContact us\n2216 Elm Avenue S\nMinneapolis, MN 55404': [
    'US',
    '2216 Elm Avenue S',
    'Minneapolis',
    'MN',
    '55404',
  ],
  '61 Mill Valley Dr\nSt Peters\nMO / 63304': ['US', '61 Mill Valley Dr', 'St Peters', 'MO', '63304'],
  '11285 Sunrise Gold Cir, STE C\nRancho Cordova, CA 95742': [
    'US',
    '11285 Sunrise Gold Cir, STE C',
    'Rancho Cordova',
    'CA',
    '95742',
  ],
  '40 Elm Avenue APT. 4B, Minneapolis, MN 55404': [
    'US',
    '40 Elm Avenue APT. 4B',
    'Minneapolis',
    'MN',
    '55404',
  ],
  '40 Elm Avenue BLDG 2 St. Charles, MO 63301': ['US', '40 Elm Avenue BLDG 2', 'St. Charles', 'MO', '63301'],
  '40 Main Street, Ste. Genevieve, MO 63670': ['US', '40 Main Street', 'Ste. Genevieve', 'MO', '63670'],
  '40 Main Street, STE MARIE, IL 62459': ['US', '40 Main Street', 'STE MARIE', 'IL', '62459'],
  '40 Main Street, FLAGLER BEACH, FL 32136': ['US', '40 Main Street', 'FLAGLER BEACH', 'FL', '32136'],
  '12 King Street, Guelph, ON N1H 2B3': ['CA', '12 King Street', 'Guelph', 'ON', 'N1H 2B3'],
  '12 Franklin Avenue, Yellowknife, Northwest Territories X1A 2N3': [
    'CA',
    '12 Franklin Avenue',
    'Yellowknife',
    'Northwest Territories',
    'X1A 2N3',
  ],
  '8 Federal Road, Iqaluit, Nunavut X0A 0H0': ['CA', '8 Federal Road', 'Iqaluit', 'Nunavut', 'X0A 0H0'],
  '5 Water Street, Gander, Newfoundland A1V 1W8': [
    'CA',
    '5 Water Street',
    'Gander',
    'Newfoundland',
    'A1V 1W8',
  ],
  '1200 Elm Street, Washington, District of Columbia 20001': [
    'US',
    '1200 Elm Street',
    'Washington',
    'District of Columbia',
    '20001',
  ],
  '4 Mill Lane, Beverley, East Riding of Yorkshire, HU17 0AA': [
    'GB',
    '4 Mill Lane',
    'Beverley',
    'East Riding of Yorkshire',
    'HU17 0AA',
  ],
  '4 Church Street, Beaumaris, Isle of Anglesey, LL58 8AB': [
    'GB',
    '4 Church Street',
    'Beaumaris',
    'Isle of Anglesey',
    'LL58 8AB',
  ],
  'Address: Hill House, 3 Church Lane, Lewes, East Sussex, BN7 1AA, UK': [
    'GB',
    'Hill House, 3 Church Lane',
    'Lewes',
    'East Sussex',
    'BN7 1AA',
  ],
  'Our shop\n12 High Street, Leeds LS1 4AP\nOpen daily': ['GB', '12 High Street', 'Leeds', null, 'LS1 4AP'],
  'Lindenstraße 12, 04107 Leipzig\nTelefon': ['DE', 'Lindenstraße 12', 'Leipzig', null, '04107'],
  'Adresse\nKarl-Otto-Straße 1 04107 Leipzig Deutschland': [
    'DE',
    'Karl-Otto-Straße 1',
    'Leipzig',
    null,
    '04107',
  ],
} as const

test('a whole address abroad is read by the forms of its country', () => {
  for (const [text, expected] of Object.entries(STATED)) assert.deepEqual(parts(text), expected, text)
})

test('Jersey, Guernsey and the Isle of Man are countries of their own by their postcodes', () => {
  const islands = {
    '12 King Street, St Helier, Jersey, JE2 4WE': ['JE', '12 King Street', 'St Helier', 'Jersey', 'JE2 4WE'],
    '3 High Street, St Peter Port GY1 2JU': ['GG', '3 High Street', 'St Peter Port', null, 'GY1 2JU'],
    '9 Strand Street, Douglas, Isle of Man, IM1 2EN': [
      'IM',
      '9 Strand Street',
      'Douglas',
      'Isle of Man',
      'IM1 2EN',
    ],
  }
  for (const [text, expected] of Object.entries(islands)) {
    assert.deepEqual(parts(text), expected, text)
    assert.deepEqual(addressCountriesIn([text]), [expected[0]], text)
  }
})

test('a state is known by its code in any spelling before a ZIP code of its own', () => {
  for (const [text, expected] of Object.entries({
    '2418 S Lamar Blvd. Austin, Tx. 78704': ['US', '2418 S Lamar Blvd.', 'Austin', 'TX', '78704'],
    '1840 Alameda Street, San Bruno, Ca 94066, 650-589-4417': [
      'US',
      '1840 Alameda Street',
      'San Bruno',
      'CA',
      '94066',
    ],
    '5 Elm Street, Troy, N.Y. 12180': ['US', '5 Elm Street', 'Troy', 'NY', '12180'],
    '5 Elm Street, Austin, TX. 78704': ['US', '5 Elm Street', 'Austin', 'TX', '78704'],
  }))
    assert.deepEqual(parts(text), expected, text)
  for (const text of [
    '12 Elm Street, Springfield, In 94066',
    '12 Elm Street, Springfield, Or 10201',
    '12 Elm Street, Springfield, Me. 97201',
  ])
    assert.equal(parts(text), null, text)
})

test('a suite may have a second number', () => {
  const [, street, town] = parts('LLC 1200 Northeast Street Suite 1100 - #4417 Wilmington, DE 19801') ?? []
  assert.deepEqual([street, town], ['1200 Northeast Street Suite 1100 - #4417', 'Wilmington'])
  assert.equal(parts('12 Elm Street #4, Salem, OR 97301')?.[1], '12 Elm Street #4')
})

test('a German street may be named after what it is at', () => {
  for (const street of [
    'Am Sportplatz 64',
    'An der Alten Mühle 3',
    'Im Winkel 5a',
    'Zum Bahnhof 1',
    'Kirchhofsweg 2',
    'Alter Markt 7',
    'Kurfürstendamm 12-14',
  ])
    assert.deepEqual(
      parts(`Restaurant ${street}, 40764 Langenfeld`),
      ['DE', street, 'Langenfeld', null, '40764'],
      street,
    )
  assert.equal(parts('Wir sind seit 40764 Langenfeld'), null)
  assert.equal(parts('Am Montag 64 Plätze, 40764 Langenfeld'), null)
})

test('what only resembles an address is none', () => {
  for (const text of [
    'Galaxy S8 4GB, Leeds',
    'We deliver fast, all over Leeds LS1 4AP',
    'Order 12345, IN 20000 pieces',
    '12 Wattle St, Newtown NSW 2042',
    'Since 2019, Leipzig',
  ])
    assert.equal(parts(text), null, text)
})

test('of several addresses none is chosen', () => {
  const [one, other] = ['12 Elm Street, Salem, OR 97301', '9 Oak Street, Salem, OR 97302']
  assert.equal(onlyAddressAbroadIn([one, other]), null)
  assert.equal(onlyAddressAbroadIn([one, one])?.postal.street, '12 Elm Street')
})

test('a label that only a style parts from an address is none of it, where the address stands elsewhere too', () => {
  const foot = 'Noras · Cregboy, Claregalway, Co. Galway, H91 K2N8'
  for (const labelled of [
    'WorkshopCregboy, Claregalway, Co. Galway, H91 K2N8',
    'Find usCregboy, Claregalway, Co. Galway, H91 K2N8',
  ])
    assert.equal(onlyAddressAbroadIn([labelled, foot])?.postal.street, 'Cregboy', labelled)
  for (const another of [
    'Upper Cregboy, Claregalway, Co. Galway, H91 K2N8',
    'MacCregboy, Claregalway, Co. Galway, H91 K2N9',
    'WorkshopCregboy, Athenry, Co. Galway, H91 K2N8',
  ])
    assert.equal(onlyAddressAbroadIn([another, foot]), null, another)
})

test('a town with its state or a postcode shows the country', () => {
  assert.deepEqual(addressCountriesIn(['Milltown, IN 47261']), ['US'])
  assert.deepEqual(addressCountriesIn(['Near Guildford GU5 9AB']), ['GB'])
  assert.deepEqual(addressCountriesIn(['Guelph, ON N1H 2B3', 'Sydney NSW 2000']), ['CA'])
  assert.deepEqual(addressCountriesIn(['Milltown / IN / 47261', 'Milltown\nIN 47261\nCall us']), ['US'])
  assert.deepEqual(addressCountriesIn(['Galaxy S8 4GB', 'Class IN 47261']), [])
  assert.deepEqual(addressCountriesIn(['Muster\nDE 04107 Leipzig', 'Red\nOK 47261']), [])
})

test('H05 a long text without an address abroad is read at once', () => {
  growsWithLength('a long text', {
    make: (parts) => '1 a b c d St '.repeat(parts),
    work: (long) => assert.equal(onlyAddressAbroadIn([long]), null),
    parts: 20_000,
  })
})

const NAMES_WITHOUT_END = {
  'a town of hyphens': (parts: number) => `1 High Street, A${'-a'.repeat(parts)}`,
  'a town of long words': (parts: number) => `1 High Street, A${'-aaaaaaaaa a'.repeat(parts / 4)}`,
  'many streets before it': (parts: number) =>
    `${'1 '.repeat(parts / 2)}High Street, A${'-a'.repeat(parts / 2)}`,
  'a base of hyphens': (parts: number) => `We are based in A${'-a'.repeat(parts)}`,
  capitals: (parts: number) => 'A'.repeat(parts * 2),
  'capitals with hyphens': (parts: number) => 'A-'.repeat(parts),
}
for (const [what, make] of Object.entries(NAMES_WITHOUT_END)) {
  test(`H05 a name without end is read in a time that grows with its length: ${what}`, () => {
    growsWithLength(what, {
      make,
      work: (long) => {
        assert.equal(onlyAddressAbroadIn([long]), null)
        assert.deepEqual(addressCountriesIn([long]), [])
        assert.equal(tellsTownAbroad([long]), false)
      },
      parts: 16_000,
    })
  })
}

for (const [text, town] of [
  ['Visit us: 12 Main Street, Winston-Salem, NC 27101', 'Winston-Salem'],
  ['5 King Street, Stratford-upon-Avon, ON N5A 1A1', 'Stratford-upon-Avon'],
  ['5 Main Street, Notre-Dame-de-l’Île-Perrot, QC J7V 8P4', 'Notre-Dame-de-l’Île-Perrot'],
  ['5 Main Street, Saint-Jean-sur-Richelieu, QC J3B 6N6', 'Saint-Jean-sur-Richelieu'],
] as const)
  test(`a town with hyphens is read whole: ${town}`, () => assert.equal(parts(text)?.[2], town))
