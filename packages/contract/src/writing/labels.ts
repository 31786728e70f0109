/** Fixed labels, spelled as clients and tests compare them. Each is exported separately, so that a bundle contains only those that it shows. */
export const technicalSpecifications = 'Tecnical Specifications';
export const uploadInquiry = 'Upload Inquiry';
export const copyrightLine = '© 2000 - 2020 WBN. All rights reserved.';
