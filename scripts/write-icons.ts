import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { FOLDER, iconFiles } from './icons.ts'

// `npm run icons`: copies the icons that the pages import from Tabler's package into the source, so that a start need not install its 6,000 files.
const files = await iconFiles()
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
for (const [path, text] of files) writeFileSync(path, text)
