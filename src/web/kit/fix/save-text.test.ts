import assert from 'node:assert/strict'
import { afterEach, describe, it, mock } from 'node:test'
import { saveText } from './save-text.ts'

describe('saving a text as a file', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'document')
    mock.restoreAll()
    mock.timers.reset()
  })

  it('keeps the address of the text until a slow browser has read it, and not for ever', () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const revoked: string[] = []
    mock.method(URL, 'createObjectURL', () => 'blob:made')
    mock.method(URL, 'revokeObjectURL', (address: string) => void revoked.push(address))
    const pressed: string[] = []
    const link = {
      href: '',
      download: '',
      click: () => void pressed.push(`${link.href} as ${link.download}`),
    }
    Object.defineProperty(globalThis, 'document', {
      value: { createElement: () => link },
      configurable: true,
    })
    saveText('robots.txt', 'User-agent: *', 'text/plain')
    assert.deepEqual(pressed, ['blob:made as robots.txt'])
    mock.timers.tick(10_000)
    assert.deepEqual(revoked, [])
    mock.timers.tick(60_000)
    assert.deepEqual(revoked, ['blob:made'])
  })
})
