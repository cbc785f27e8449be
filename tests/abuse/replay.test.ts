import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { PASSWORD } from '#support/accounts.ts'
import { cookieOf } from '#support/cookie-jar.ts'
import { type RealApi, realApi } from '#support/real-api.ts'

const NEW = 'velvet-harbour-counts-moss'

describe('a stolen cookie', () => {
  let api: RealApi
  before(async () => {
    api = await realApi()
  })
  after(() => api.close())

  /** Makes a call with these cookies, and returns the status. */
  const replayed = async (jar: ReadonlyMap<string, string>): Promise<number> => {
    const { status } = await api.visitor().call('GET', '/me', undefined, { cookie: cookieOf(jar) })
    return status
  }

  it('A15 works while its session lasts, and is 401 after logging out', async () => {
    const owner = await api.signUp('ann@owners.fixture')
    const kept = new Map(owner.jar)
    assert.equal(await replayed(kept), 200)
    assert.equal((await owner.post('/auth/sign-out')).status, 200)
    assert.equal(await replayed(kept), 401)
  })

  it('A15 is 401 after the password changed, on every device; the one that changed it gets a new one', async () => {
    const owner = await api.signUp('bob@owners.fixture')
    const phone = api.visitor()
    await phone.post('/auth/sign-in/email', { email: owner.email, password: PASSWORD })
    const [kept, elsewhere] = [new Map(owner.jar), new Map(phone.jar)]
    assert.deepEqual([await replayed(kept), await replayed(elsewhere)], [200, 200])
    const form = { currentPassword: PASSWORD, newPassword: NEW }
    assert.equal((await owner.post('/auth/change-password', form)).status, 200)
    assert.deepEqual([await replayed(kept), await replayed(elsewhere)], [401, 401])
    assert.equal(await replayed(owner.jar), 200)
  })

  it('A15 from before a sign-in is not that of the session', async () => {
    const owner = await api.signUp('cat@owners.fixture')
    const planted = api.visitor()
    for (const [name, value] of owner.jar) planted.jar.set(name, value)
    await planted.post('/auth/sign-in/email', { email: owner.email, password: PASSWORD })
    for (const [name, value] of owner.jar) assert.notEqual(planted.jar.get(name), value, name)
  })

  it('A15 is 401 when one byte is changed', async () => {
    const owner = await api.signUp('dog@owners.fixture')
    for (const [name, value] of owner.jar) {
      const at = Math.floor(value.length / 3)
      const other = value[at] === 'a' ? 'b' : 'a'
      const forged = new Map([[name, value.slice(0, at) + other + value.slice(at + 1)]])
      assert.equal(await replayed(forged), 401, name)
    }
  })
})
