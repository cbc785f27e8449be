import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AllowList } from './allow-list.ts'
import { servicePlacesOf } from './service-places.ts'

test('a service is found by address and port, with the usual port where none is named', async () => {
  assert.deepEqual(
    await servicePlacesOf([
      'postgres://fettle:word@10.0.0.5/fettle',
      null,
      'smtps://[fd00::7]',
      'smtp://10.0.0.6',
    ]),
    [
      { address: '10.0.0.5', port: 5_432 },
      { address: 'fd00::7', port: 465 },
      { address: '10.0.0.6', port: 587 },
    ],
  )
  const [local] = await servicePlacesOf(['postgres://localhost:6000/fettle'])
  assert.match(local?.address ?? '', /^(?:127\.0\.0\.1|::1)$/u)
  assert.equal(local?.port, 6_000)
})

test('a socket file and a name without an address are no place', async () => {
  assert.deepEqual(
    await servicePlacesOf(['postgres:///fettle?host=/var/run/postgresql', 'smtp://nobody.invalid:25']),
    [],
  )
})

test('a private machine with a service is closed on every port, this one and a public one on the service’s', () => {
  const services = [
    { address: '10.0.0.5', port: 5_432 },
    { address: '127.0.0.1', port: 5_432 },
    { address: '93.184.216.34', port: 587 },
  ]
  const allow = new AllowList({ resolve: [], allowPrivate: ['10.0.0.0/8'] }, { services })
  const closed = (address: string, ...ports: number[]): boolean[] =>
    ports.map((port) => allow.isService(address, port))
  assert.deepEqual(closed('10.0.0.5', 5_432, 80), [true, true])
  assert.deepEqual(closed('10.0.0.6', 5_432, 80), [false, false])
  assert.deepEqual(closed('127.0.0.1', 5_432, 80), [true, false])
  assert.deepEqual(closed('93.184.216.34', 587, 443), [true, false])
  assert.deepEqual(closed('64:ff9b::a00:5', 5_432, 80), [true, true])
})
