import { useState } from 'react'
import classes from './avatar.module.css'
import { Initials } from './initials.tsx'

type AvatarProps = {
  name: string
  /** Its address; null where there is no picture. */
  picture: string | null
  size?: number
}

/** A person's picture, or their initials; the name itself is always beside it. */
export function Avatar({ name, picture, size = 30 }: AvatarProps) {
  // The address of a picture is good for an hour or two; on a page that stands open longer the initials take over.
  const [failed, setFailed] = useState<string | null>(null)
  if (!picture || picture === failed) return <Initials name={name} size={size} />
  return (
    <img
      className={classes.avatar}
      src={picture}
      alt=""
      width={size}
      height={size}
      onError={() => setFailed(picture)}
    />
  )
}
