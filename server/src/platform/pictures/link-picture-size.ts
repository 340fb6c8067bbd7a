/** Of every picture that previews of links show: what messengers and networks ask for. */
export const linkPictureSize = { width: 1200, height: 630 }
