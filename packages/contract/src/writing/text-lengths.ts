/** Longest texts of people and businesses, in UTF-16 units: the shapes of calls and the fields of forms use the same numbers. */
export const textLengths = {
  firstName: 80,
  lastName: 80,
  profession: 120,
  /** The introduction of a person or a business. */
  description: 512,
  companyName: 160,
  certificateName: 160,
  manufacturingFacilities: 512,
  capacityUnit: 40,
  capacityPeriod: 20,
  city: 120,
  zipcode: 20,
  /** An address in several lines. */
  postalAddress: 300,
  phoneCode: 8,
  phoneNumber: 20,
  email: 254,
  /** The address of a page or file. */
  url: 2048,
  savedSearchName: 80,
  folderName: 60,
  partnerKeyName: 120,
  inquirySubject: 200,
  /** A document that an applicant names as evidence. */
  evidenceLabel: 200,
  /** One line of an enquiry from the page of a membership. */
  enquiryLine: 200,
  enquiryNumber: 20,
} as const;
