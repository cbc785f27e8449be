import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wrongWithPassword } from './password-rule.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { limitConcurrency } from './turnstile.ts'

const TOO_SHORT = 'Your password needs at least 10 characters'
const TOO_EASY = 'That password is too easy to guess. Please choose another.'

test('a hash is Argon2id with 19 MiB and two passes, with a salt of its own each time', async () => {
  const [one, two] = await Promise.all([hashPassword('crimson otter'), hashPassword('crimson otter')])
  assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/u)
  assert.notEqual(one, two)
  assert.equal(await isPassword('crimson otter', one), true)
  assert.equal(await isPassword('crimson otter ', one), false)
})

test('a hash made by the reference implementation of Argon2 is read with its own parameters', async () => {
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  assert.equal(await isPassword('password', reference), true)
  assert.equal(await isPassword('Password', reference), false)
})

test('a password typed with separate accents is the same', async () => {
  assert.equal(await isPassword('caf\u0065\u0301 de nuit', await hashPassword('caf\u00e9 de nuit')), true)
})

test('an invalid hash matches no password', async () => {
  for (const wrong of ['', 'x', '$argon2id$v=19$m=99999999,t=2,p=1$c29tZXNhbHQ$aaaa', '$2b$10$abc']) {
    assert.equal(await isPassword('password', wrong), false)
  }
})

test('length is 10 to 128 code points', async () => {
  assert.equal(await wrongWithPassword('zq7 kxv2p', []), TOO_SHORT)
  assert.equal(await wrongWithPassword('zq7 kxv2pw', []), null)
  const long = 'qzx7 vkw2 pjm9 '.repeat(9)
  assert.equal(await wrongWithPassword(long.slice(0, 128), []), null)
  assert.equal(await wrongWithPassword(long.slice(0, 129), []), 'Please use 128 characters or fewer')
  assert.equal(await wrongWithPassword('👍'.repeat(9), []), TOO_SHORT)
})

test('there are no rules on kinds of characters: four random words are accepted, a decorated common one is not', async () => {
  assert.equal(await wrongWithPassword('crimson otter plays banjo', []), null)
  for (const easy of ['Password123!', 'qwertyuiop', 'aaaaaaaaaaaa', '1234567890', 'P@ssw0rd2024']) {
    assert.equal(await wrongWithPassword(easy, []), TOO_EASY, easy)
  }
})

test("a password made of the owner's own words is refused", async () => {
  const own = ['mia.rosebery@joesplumbing.com.au', 'Joes Plumbing']
  for (const easy of ['joesplumbing1', 'mia.rosebery', 'miarosebery99', 'fettlefettle']) {
    assert.equal(await wrongWithPassword(easy, own), TOO_EASY, easy)
  }
})

test('L02 at most two run at once, and one that fails lets the next run', async () => {
  const through = limitConcurrency(2)
  let inside = 0
  let most = 0
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    await new Promise((resolve) => setImmediate(resolve))
    inside -= 1
  }
  await Promise.all(Array.from({ length: 10 }, () => through(work)))
  assert.equal(most, 2)
  await assert.rejects(
    through(() => Promise.reject(new Error('no'))),
    /no/u,
  )
  await through(work)
  assert.equal(inside, 0)
})
