import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

/** Parts that stand in front of the page at a fixed place, by their stylesheets. */
const PARTS = [
  { file: 'frame/account-menu.module.css', rule: /\.menu \{([^}]*)\}/u },
  { file: 'surface/spotlight.module.css', rule: /\.card \{([^}]*)\}/u },
]

test('what stands in front of the page ends within a low window, and scrolls there', () => {
  for (const { file, rule } of PARTS) {
    const css = readFileSync(new URL(file, import.meta.url), 'utf8')
    const [, styles = ''] = rule.exec(css) ?? []
    assert.match(styles, /position: fixed;/u, file)
    assert.match(styles, /max-height: calc\(100dvh - \d+px\);/u, file)
    assert.match(styles, /overflow-y: auto;/u, file)
  }
})
