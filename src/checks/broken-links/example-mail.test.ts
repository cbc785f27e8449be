import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aTarget } from '#support/evidence.ts'
import { exampleAddresses } from './example-mail.ts'

const found = (address: string, host = 'joes.test') =>
  exampleAddresses([{ ...aTarget('/'), url: `mailto:${address}`, kind: 'mail' }], host)

test('an email link to a domain that templates write as an example is told', () => {
  for (const address of [
    'support@yourstore.com',
    'info@example.org',
    'you@yourdomain.com',
    'hello@your-company-name.com',
    'me@companyname.com',
    'me@mybusinessname.com',
  ])
    assert.deepEqual(found(address), [address])
  assert.deepEqual(found('info@yourcompany.com?subject=Hello'), ['info@yourcompany.com'])
})

test('a business’ own domain, mail services and real names are not', () => {
  assert.deepEqual(found('support@yourstore.com', 'www.yourstore.com'), [])
  for (const address of [
    'joe@joes.co.nz',
    'joe@gmail.com',
    'joe@email.com',
    'ads@domain.com.au',
    'help@shop.com',
    'joe@store.com',
    'joe@company.com',
    'joe@website.com',
    'joe@business.com',
    'joe@mystore.com',
    'joe@my-company.com',
    'joe@joesstore.com',
    'joe@storehouse.com',
    'joe@company.co.nz',
  ])
    assert.deepEqual(found(address), [], address)
})
