/** What `files.purpose` says of a picture from the camera; an index holds only those. */
export const snapshotPurpose = 9
