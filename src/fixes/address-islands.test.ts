import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growsWithLength } from '#support/work-time.ts'
import { onlyAddressAbroadIn } from './address-abroad.ts'

const read = (text: string, name: string | null = null) => {
  const { street, locality, region, postcode } = onlyAddressAbroadIn([text], name)?.postal ?? {}
  return [street, locality, region, postcode]
}

test('an address ends with its postcode, whatever stands after it', () => {
  assert.deepEqual(
    read('The Forge, Ledbury Road, Dymock, Gloucestershire GL18 2AE 01531 890 445 · shop@a.test'),
    ['The Forge, Ledbury Road', 'Dymock', 'Gloucestershire', 'GL18 2AE'],
  )
  assert.deepEqual(read('Tŷ Glas, Heol yr Orsaf, Tregaron, Ceredigion SY25 6HX · 01974 298 513', 'Tŷ Glas'), [
    'Heol yr Orsaf',
    'Tregaron',
    'Ceredigion',
    'SY25 6HX',
  ])
})

test('an address begins after the name of the business, or after a sentence', () => {
  assert.deepEqual(
    read('Pass Right School of Motoring, 12 Kestrel Close, Bangor BT19 6WQ', 'Pass Right School of Motoring'),
    ['12 Kestrel Close', 'Bangor', null, 'BT19 6WQ'],
  )
  assert.deepEqual(
    read(
      'Quinn Funeral Directors Irishtown, Clonmel, Co. Tipperary, E91 X7P2 Tel. 052',
      'Quinn Funeral Directors',
    ),
    ['Irishtown', 'Clonmel', 'Co. Tipperary', 'E91 X7P2'],
  )
  assert.deepEqual(
    read('© Paws 2024. Privacy. The Old Garage, rear of 41 Portland Road, Hove BN3 5DQ. 07700'),
    ['The Old Garage, rear of 41 Portland Road', 'Hove', null, 'BN3 5DQ'],
  )
  assert.equal(
    read('Regulated by us all. 2nd Floor, 18 Orchard Street, Bristol BS1 5EH')[0],
    '2nd Floor, 18 Orchard Street',
  )
})

test('a country before the postcode is no town', () => {
  for (const country of ['Cymru / Wales', 'Wales,', 'United Kingdom', 'England', 'UK,'])
    assert.deepEqual(
      read(`Abbey Dental Groes Lwyd, Abergele, Conwy, ${country} LL22 7TA Design by us`, 'Abbey Dental'),
      ['Groes Lwyd', 'Abergele', 'Conwy', 'LL22 7TA'],
      country,
    )
  assert.deepEqual(read('The Mill, Wales, Sheffield S26 5LQ').slice(0, 2), ['The Mill, Wales', 'Sheffield'])
})

test('the name of a business before a numbered street is no part of it', () => {
  for (const name of ['J. R. Tilsbury & Daughter', 'Tilsbury Clocks Ltd', 'R. Tilsbury'])
    assert.deepEqual(
      read(`${name}, 7 Raven Lane, Ludlow, Shropshire SY8 1BW. Telephone 01584`),
      ['7 Raven Lane', 'Ludlow', 'Shropshire', 'SY8 1BW'],
      name,
    )
  assert.equal(
    read('Rear of 4, The Old Forge, 7 Raven Lane, Ludlow SY8 1BW')[0],
    'Rear of 4, The Old Forge, 7 Raven Lane',
  )
  assert.equal(read('St. Mary & All Saints, Ludlow SY8 1BW')[0], 'St. Mary & All Saints')
})

test('a town is told from its street without a comma where only the county follows', () => {
  assert.deepEqual(read('14 Bindon Street Ennis, Co. Clare V95 T9XK'), [
    '14 Bindon Street',
    'Ennis',
    'Co. Clare',
    'V95 T9XK',
  ])
  assert.deepEqual(read('14 Bindon Street, Ennis V95 T9XK').slice(0, 3), ['14 Bindon Street', 'Ennis', null])
  assert.equal(read('14 Mill Street Lane, Kent TN14 6PT')[0], '14 Mill Street Lane')
})

test('one address with and without its commas or its county is one', () => {
  const [first, second, third] = [
    'St Botolph Church, Mill Road Tandlehurst, Sevenoaks, Kent TN14 6PT',
    'St Botolph Church, Mill Road, Tandlehurst, Sevenoaks, Kent, TN14 6PT. Directions',
    'St Botolph Church, Mill Road, Tandlehurst, Sevenoaks TN14 6PT',
  ]
  assert.deepEqual(read([first, second, third].join('\n')), [
    'St Botolph Church, Mill Road, Tandlehurst',
    'Sevenoaks',
    'Kent',
    'TN14 6PT',
  ])
  assert.equal(read('12 Mill Road, Kemsing TN14 6PT\n14 Mill Road, Kemsing TN14 6PT')[0], undefined)
})

test('names in a sentence are no street, and of two postcodes none is chosen', () => {
  for (const text of [
    'We serve Bath, Keynsham, Bristol BS1 5EH',
    'We deliver fast, all over Leeds LS1 4AP',
    'The Mill, Otley LS21 1AA and the barn of our friends in York YO1 7HH',
  ])
    assert.equal(read(text)[0], undefined, text)
  assert.equal(read('We have moved to 12 Mill Lane, Otley LS21 1AA')[0], undefined)
  assert.equal(read('We have moved to, 12 Mill Lane, Otley LS21 1AA')[0], '12 Mill Lane')
})

test('the registered office is no second address, nor is the office for complaints about privacy', () => {
  const registered = 'Registered in England, 0123. Registered office: 5 Park Row, Leeds LS1 4AB'
  assert.equal(read(`14 High Street, Skipton BD23 1RS\n${registered}`)[0], '14 High Street')
  assert.equal(read(`${registered}. Visit us: 14 High Street, Skipton BD23 1RS`)[0], '14 High Street')
  const privacy = 'Write to the ICO, Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF to complain.'
  assert.equal(read(`14 High Street, Skipton BD23 1RS\n${privacy}`)[0], '14 High Street')
  assert.equal(read(registered)[0], '5 Park Row')
  assert.equal(read(privacy)[0], undefined)
  assert.equal(
    read('14 High Street, Skipton BD23 1RS\nAnd our mill: 5 Park Row, Leeds LS1 4AB')[0],
    undefined,
  )
})

test('in Canada a street may be named in French, and the province in brackets', () => {
  assert.deepEqual(read('412 chemin Scenic, Sutton (Québec) J0E 2K0 · 450 222-0119'), [
    '412 chemin Scenic',
    'Sutton',
    'Québec',
    'J0E 2K0',
  ])
  assert.deepEqual(read('14 Caledon Street Graaff-Reinet 6280 South Africa'), [
    '14 Caledon Street',
    'Graaff-Reinet',
    null,
    '6280',
  ])
})

test('H05 a line of names and postcodes is read in a time that grows with its length', () => {
  for (const part of ['A, ', 'Aa BS1 5EH ', 'Aa, 1 Bb, BS1 5EH ', 'St. a. '])
    growsWithLength(part, {
      make: (parts) => part.repeat(parts),
      work: (long) => void onlyAddressAbroadIn([long], 'Aa'),
      parts: 8_000,
    })
})
