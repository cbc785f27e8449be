import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type GroupSeen, placeFor } from './cgroup.ts'

const BOTH = ['memory', 'pids']
const aGroup = (path: string, told: Partial<GroupSeen> = {}): GroupSeen => ({
  path,
  writable: true,
  populated: false,
  controllers: BOTH,
  handsOn: [],
  ...told,
})
const OURS = aGroup('/service/main', { populated: true })

describe('the control group that a browser is limited in', () => {
  it('B24 is made in the nearest one above us that hands memory on', () => {
    const seen = [OURS, aGroup('/service', { handsOn: BOTH }), aGroup('/', { handsOn: BOTH })]
    assert.deepEqual(placeFor(seen), { path: '/service', handOn: [] })
  })

  it('B24 is made where memory can be handed on, because no process stands in the way', () => {
    assert.deepEqual(placeFor([OURS, aGroup('/service')]), { path: '/service', handOn: BOTH })
    assert.deepEqual(placeFor([OURS, aGroup('/service', { handsOn: ['memory'] })]), {
      path: '/service',
      handOn: ['pids'],
    })
  })

  it('B24 is none where the group is not ours, has processes of its own, or has no such controllers', () => {
    assert.equal(placeFor([OURS, aGroup('/service', { writable: false, handsOn: BOTH })]), null)
    assert.equal(placeFor([OURS]), null)
    assert.equal(placeFor([OURS, aGroup('/service', { controllers: ['cpu'] })]), null)
    assert.equal(placeFor([OURS, aGroup('/system.slice', { handsOn: BOTH })]), null)
    assert.equal(placeFor([]), null)
  })

  it('B24 is never looked for above a group that is not ours', () => {
    const seen = [aGroup('/service/main', { writable: false }), aGroup('/service', { handsOn: BOTH })]
    assert.equal(placeFor(seen), null)
  })
})
