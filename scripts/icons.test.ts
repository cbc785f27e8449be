import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { FOLDER, iconFiles, iconNamesIn, MODULE } from './icons.ts'

describe('The icons in the source', () => {
  it('are those that the pages import, as the installed package of Tabler has them (npm run icons)', async () => {
    const written = await iconFiles()
    const there = [MODULE, ...globSync(`${FOLDER}/*`)].map((file) => file.replaceAll('\\', '/'))
    assert.deepEqual(there.toSorted(), [...written.keys()].toSorted())
    for (const [path, text] of written) assert.equal(readFileSync(path, 'utf8'), text, path)
  })

  it('are found in each way that a page imports them', () => {
    const text = [
      "import { IconCheck } from './icons.ts'",
      "import { IconCopy, IconKey } from '../../icons.ts'",
      "import {\n  IconMail,\n  IconPlus,\n} from '#web/kit/icons.ts'",
      "import { iconOf } from './other-icons.ts'",
      "import { Icon } from '#web/kit/Icon.tsx'",
    ].join('\n')
    assert.deepEqual(iconNamesIn(text), ['IconCheck', 'IconCopy', 'IconKey', 'IconMail', 'IconPlus'])
  })
})
