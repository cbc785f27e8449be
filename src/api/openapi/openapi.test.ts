import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contract } from '../contract/contract.ts'
import { noRoute } from '../http/no-route.ts'
import { openApi } from './openapi.ts'

const document = openApi('https://fettle.example')

test('every call of the contract is in the document, with its answer', () => {
  for (const name of Object.keys(contract)) {
    const [method = '', path = ''] = name.split(' ')
    assert.ok(document.paths[path]?.[method.toLowerCase()], name)
  }
})

test('operation ids are unique', () => {
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => JSON.stringify(operation).match(/"operationId":"(\w+)"/u)?.[1]),
  )
  assert.equal(new Set(ids).size, ids.length)
})

test('the document is plain JSON', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(document)), document)
})

test('the document says how an owner is signed in, and which call takes a file', () => {
  const { securitySchemes, schemas } = document.components
  assert.equal(securitySchemes.session.name, '__Secure-fettle.session_token')
  assert.ok(Object.hasOwn(schemas.Error.properties ?? {}, 'current'))
  assert.match(JSON.stringify(document.paths['/summary/logo']?.['put']), /"multipart\/form-data"/u)
})

test('A02 a wrong method and an unknown address have different answers', () => {
  assert.equal(noRoute('DELETE', '/api/visits').status, 405)
  assert.equal(noRoute('GET', '/api/nothing').status, 404)
  assert.deepEqual(noRoute('POST', '/api/checks/broken-links/fixes').details.allow, ['GET'])
})
