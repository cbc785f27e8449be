import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { icons as ofTabler } from '@tabler/icons-react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IconProps } from './icon-drawing.ts'
import * as ours from './icons.ts'

const theirs: ReadonlyMap<string, ComponentType<IconProps>> = new Map(Object.entries(ofTabler))
const WAYS: readonly IconProps[] = [
  {},
  { size: 20, stroke: 1.8, className: 'small', style: { flex: 'none' }, 'aria-hidden': true },
  { size: '2rem', color: 'red', title: 'Done', id: 'it', children: createElement('circle', { r: 1 }) },
  { fill: 'blue', viewBox: '0 0 12 12', className: '', title: '' },
]

describe('An icon', () => {
  it('is drawn as by the component of Tabler, whatever it is given', () => {
    for (const [name, icon] of Object.entries(ours)) {
      const theirIcon = theirs.get(name)
      assert.ok(theirIcon, name)
      for (const props of WAYS)
        assert.equal(
          renderToStaticMarkup(createElement(icon, props)),
          renderToStaticMarkup(createElement(theirIcon, props)),
          name,
        )
    }
  })

  it('is among them in lines and filled', () => {
    const markups = Object.values(ours).map((icon) => renderToStaticMarkup(createElement(icon)))
    assert.ok(markups.some((markup) => markup.includes('stroke="currentColor"')))
    assert.ok(markups.some((markup) => markup.includes('fill="currentColor"')))
  })
})
