import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { type FixField, LEFT_SILENT } from '#core/fix-text/field.ts'
import { lengthOf } from '#core/owner-input/text.ts'
import { Tick } from '../forms/Tick.tsx'
import { Icon } from '../Icon.tsx'
import { IconBulb, IconPhoto, IconVolume, IconVolumeOff } from '../icons.ts'
import { ToneIcon } from '../tone/ToneIcon.tsx'
import { oneLine } from './one-line.ts'
import classes from './pictures.module.css'

/** Screen readers stop or pause in a longer description. */
const MOST = 125

interface PictureLineProps {
  field: FixField
  picture: NonNullable<FixField['picture']>
  value: string
  id: string
  onType: (value: string) => void
  /** The same for what was chosen by a press, which no leaving of a field follows. */
  onPress: (value: string) => void
}

/** One picture: its line, what is heard with it, and whether it is only for looks. */
export function PictureLine({ field, picture, value, id, onType, onPress }: PictureLineProps) {
  const [isTyping, setTyping] = useState(false)
  const isSilent = value === LEFT_SILENT
  const line = isSilent ? '' : value.trim()
  const { file, thumbnail, isLink, heardNow, idea } = picture
  return (
    <li className={classes.line}>
      {thumbnail ? (
        <img className={classes.thumbnail} src={thumbnail.src} alt={`${file}, as it is on your website`} />
      ) : (
        <div className={classes.picture}>
          <Icon of={IconPhoto} />
          <span>{file}</span>
        </div>
      )}
      <div className={classes.said}>
        <p className={classes.top}>
          <b>{field.label}</b>
          <LineState isSilent={isSilent} isTyping={isTyping} length={lengthOf(line)} />
        </p>
        {!isSilent && (
          <Textarea
            id={id}
            aria-label={`${field.label}: ${file}`}
            placeholder={field.example}
            value={value}
            onChange={({ currentTarget }) => onType(oneLine(currentTarget.value))}
            onFocus={() => setTyping(true)}
            onBlur={() => setTyping(false)}
            maxLength={MOST}
            autosize
            minRows={1}
          />
        )}
        {!isSilent && idea !== '' && line === '' && (
          <Button
            variant="subtle"
            leftSection={<Icon of={IconBulb} />}
            onClick={({ detail }) => {
              onPress(idea)
              // The button goes away: a keyboard goes on in the line. A finger would open the phone's own keyboard there.
              if (detail === 0) document.getElementById(id)?.focus()
            }}
          >
            Use your own words: “{idea}”
          </Button>
        )}
        {!isLink && line === '' && (
          <Tick
            label="Just decoration. Leave it silent"
            checked={isSilent}
            onChange={({ currentTarget }) => onPress(currentTarget.checked ? LEFT_SILENT : '')}
          />
        )}
        <p className={classes.heard}>
          <Icon of={isSilent ? IconVolumeOff : IconVolume} />
          <span>{heard({ isSilent, isLink, line, heardNow })}</span>
        </p>
      </div>
    </li>
  )
}

/** Its length while it is typed, else whether it is done. */
function LineState({ isSilent, isTyping, length }: { isSilent: boolean; isTyping: boolean; length: number }) {
  if (isTyping && length > 0)
    return (
      <span>
        {length} of {MOST}
      </span>
    )
  if (!isSilent && length === 0) return <span>To do</span>
  return (
    <span className={classes.done}>
      <ToneIcon tone="success" size={16} /> Done
    </span>
  )
}

interface Heard {
  isSilent: boolean
  isLink: boolean
  line: string
  heardNow: string
}

function heard({ isSilent, isLink, line, heardNow }: Heard) {
  if (isSilent)
    return (
      <>
        Will be heard: <b>nothing, and that’s right.</b>
      </>
    )
  if (line === '')
    return (
      <>
        Heard on your site today: <b>“{heardNow}”</b>
        {isLink && ' Nobody knows where to.'}
      </>
    )
  return (
    <>
      Will be heard:{' '}
      <b>
        “{isLink ? 'Link. ' : 'Image. '}
        {line.replace(/\.$/u, '')}.”
      </b>
    </>
  )
}
