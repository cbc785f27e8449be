import { Fragment, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { IconChevronLeft, IconChevronRight } from '../icons.ts'
import { Card } from '../surface/Card.tsx'
import classes from './wizard.module.css'

/** A text of an ad, and whether Fettle filled it in. */
interface ShownAdText {
  text: string
  isAdded: boolean
}

interface AdPreviewsProps {
  previews: readonly { headlines: readonly ShownAdText[]; descriptions: readonly ShownAdText[] }[]
  businessName: string
  /** Where a press leads, as an ad shows it. */
  address: string
  phone: string
}

const Text = ({ text, isAdded }: ShownAdText) =>
  isAdded ? <mark dir="auto">{text}</mark> : <bdi>{text}</bdi>

/** An ad as a phone shows it: one of several, because Google changes the order of its texts. */
export function AdPreviews({ previews, businessName, address, phone }: AdPreviewsProps) {
  const [place, setPlace] = useState(0)
  const at = Math.min(place, previews.length - 1)
  const shown = previews[at]
  if (!shown) return null
  const turn = (by: number) => setPlace((at + by + previews.length) % previews.length)
  const { headlines, descriptions } = shown
  const hasAdded = [...headlines, ...descriptions].some(({ isAdded }) => isAdded)
  return (
    <Card label="Preview of the ad">
      <div className={classes.turn}>
        <button type="button" aria-label="Previous preview" onClick={() => turn(-1)}>
          <Icon of={IconChevronLeft} />
        </button>
        <h2>
          <span role="status">
            Preview {at + 1} of {previews.length}
          </span>
        </h2>
        <button type="button" aria-label="Next preview" onClick={() => turn(1)}>
          <Icon of={IconChevronRight} />
        </button>
      </div>
      <div className={classes.ad}>
        <b>Sponsored</b>
        <p className={classes.who}>
          <bdi>{businessName}</bdi>
          <span>{address}</span>
        </p>
        <p className={classes.headline}>
          {headlines.length === 0 && 'Your headline 1'}
          {headlines.map((one, index) => (
            <Fragment key={index}>
              {index > 0 && ' | '}
              <Text {...one} />
            </Fragment>
          ))}
        </p>
        <p className={classes.description}>
          {descriptions.length === 0 && 'Your description 1'}
          {descriptions.map((one, index) => (
            <Fragment key={index}>
              {index > 0 && ' '}
              <Text {...one} />
            </Fragment>
          ))}
        </p>
        {phone !== '' && <p className={classes.call}>{phone}</p>}
      </div>
      {hasAdded && (
        <p className={classes.key}>
          <i />
          Added for you. Write your own, and it takes the place of this one.
        </p>
      )}
    </Card>
  )
}
